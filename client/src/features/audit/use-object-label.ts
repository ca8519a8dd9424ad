import { useTranslation } from 'react-i18next';
import { useFormat } from '../../hooks/use-format';
import { isolateName } from '../../lib/format/isolate-name';
import { useStageName } from '../../hooks/use-stage-name';

interface Entry {
  action: string;
  objectLabel: string | null;
}

const DECISION = 'invitation.decide';
const PROVIDER_CHANGE = 'sso-provider.change';
const REMOVED = /^(.*) · identities removed: (\d+)$/u;
const BETWEEN = ' · ';
const TO = ' → ';
/** What a decision that was taken back is written down as. */
const NOWHERE = '–';

/** What an entry is about, in the reader's language: a stage that nobody named stands in the log by its id. */
export function useObjectLabel(): (entry: Entry) => string | null {
  const { t } = useTranslation(['audit', 'deciding']);
  const format = useFormat();
  const nameOf = useStageName();
  return ({ action, objectLabel }) => {
    if (objectLabel === null) return null;
    if (action === PROVIDER_CHANGE)
      return objectLabel.replace(REMOVED, (_, provider: string, count: string) => {
        const counted = { count: Number(count), formatted: format.number(Number(count)) };
        return [isolateName(provider), t('audit:identities', counted)].join(BETWEEN);
      });
    if (action !== DECISION) return objectLabel;
    const [email = '', stage, ...said] = objectLabel.split(BETWEEN);
    if (stage === undefined) return objectLabel;
    // What is said of them leads the way, not the address with which it begins.
    const why = said.length > 0 ? [isolateName(said.join(BETWEEN))] : [];
    const put = (move: string) => [isolateName(email), move, ...why].join(BETWEEN);
    const called = (one: string) => (one === NOWHERE ? t('deciding:move.nowhere') : nameOf({ id: one, name: null }));
    const [from = '', to, ...more] = stage.split(TO);
    // Older entries know only the stage to which.
    if (to === undefined || more.length > 0) return put(called(stage));
    return put(t('audit:move', { from: isolateName(called(from)), to: isolateName(called(to)) }));
  };
}
