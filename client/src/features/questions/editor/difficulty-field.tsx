import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../components/form/form-field';
import type { Difficulty } from '../../../graphql/schema-generated';

const DIFFICULTIES: Difficulty[] = ['EASY', 'MEDIUM', 'HARD'];

export function DifficultyField() {
  const { t } = useTranslation(['questions', 'common']);
  return (
    <FormField<Difficulty> name="difficulty" label={t('questions:settings.difficulty')}>
      {({ value, onChange, id, 'aria-labelledby': labelledBy }) => (
        <Segmented
          block
          id={id}
          aria-labelledby={labelledBy}
          value={value}
          options={DIFFICULTIES.map((difficulty) => ({
            value: difficulty,
            label: t(`common:difficulty.${difficulty}`),
          }))}
          onChange={onChange}
        />
      )}
    </FormField>
  );
}
