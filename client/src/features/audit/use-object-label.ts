import { useTranslation } from 'react-i18next';
import { useStageName } from '../../hooks/use-stage-name';

interface Entry {
  action: string;
  objectLabel: string | null;
}

const DECISION = 'invitation.decide';
const BETWEEN = ' · ';
/** What a decision that was taken back is written down as. */
const NOWHERE = '–';

/** What an entry is about, in the reader's language: a stage that nobody named stands in the log by its id. */
export function useObjectLabel(): (entry: Entry) => string | null {
  const { t } = useTranslation('deciding');
  const nameOf = useStageName();
  return ({ action, objectLabel }) => {
    if (action !== DECISION || objectLabel === null) return objectLabel;
    const [email = '', stage, ...why] = objectLabel.split(BETWEEN);
    if (stage === undefined) return objectLabel;
    const name = stage === NOWHERE ? t('move.nowhere') : nameOf({ id: stage, name: null });
    return [email, name, ...why].join(BETWEEN);
  };
}
