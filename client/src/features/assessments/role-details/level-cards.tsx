import { useTranslation } from 'react-i18next';
import { ChoiceCards } from '../../../components/form/choice-cards';
import type { FieldControl } from '../../../components/form/use-form-field';
import { LevelIcon } from '../../../components/status/level-icon';
import type { Level } from '../../../graphql/schema-generated';
import { LEVEL_TIERS } from '../../../components/status/level-tiers';

const LEVELS = Object.keys(LEVEL_TIERS) as Level[];

/** Three cards with rising bars, one of them chosen. */
export function LevelCards(control: FieldControl<Level | null>) {
  const { t } = useTranslation('common');
  const cards = LEVELS.map((level) => ({
    value: level,
    name: t(`level.${level}`),
    note: t(`levelText.${level}`),
    icon: <LevelIcon tier={LEVEL_TIERS[level]} />,
  }));
  return <ChoiceCards {...control} cards={cards} />;
}
