import { useTranslation } from 'react-i18next';
import { isolateName } from '../../lib/format/isolate-name';
import { useStageName } from '../../hooks/use-stage-name';

interface Entry {
  action: string;
  objectLabel: string | null;
}

const DECISION = 'invitation.decide';
const BETWEEN = ' · ';
const TO = ' → ';
/** What a decision that was taken back is written down as. */
const NOWHERE = '–';

/** What an entry is about, in the reader's language: a stage that nobody named stands in the log by its id. */
export function useObjectLabel(): (entry: Entry) => string | null {
  const { t } = useTranslation(['audit', 'deciding']);
  const nameOf = useStageName();
  return ({ action, objectLabel }) => {
    if (action !== DECISION || objectLabel === null) return objectLabel;
    const [email = '', stage, ...why] = objectLabel.split(BETWEEN);
    if (stage === undefined) return objectLabel;
    const called = (one: string) => (one === NOWHERE ? t('deciding:move.nowhere') : nameOf({ id: one, name: null }));
    const [from = '', to, ...more] = stage.split(TO);
    // Older entries know only the stage to which.
    if (to === undefined || more.length > 0) return [email, called(stage), ...why].join(BETWEEN);
    const move = t('audit:move', { from: isolateName(called(from)), to: isolateName(called(to)) });
    return [email, move, ...why].join(BETWEEN);
  };
}
