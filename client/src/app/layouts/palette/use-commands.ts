import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../../features/session/session-context';
import { useFindAnythingQuery } from './palette-generated';
import { useDelayedText } from '../../../hooks/use-delayed-text';
import { useLanguage } from '../../../hooks/use-language';
import { useMode } from '../../../lib/appearance';
import { useOtherWords } from './use-other-words';
import { foundCommands, commandsMatching, standingCommands, titlesFirst } from './commands';

/** What fits the typed text: assessments and people from the server, then what can be done anywhere. */
export function useCommands(onShortcuts: () => void) {
  const { t } = useTranslation('shell');
  const { role } = useViewer();
  const { language } = useLanguage();
  const mode = useMode();
  const [search, setSearch] = useState('');
  const [typed, setTyped] = useDelayedText(search, setSearch);
  const wanted = search.trim();
  const { data, previousData, loading } = useFindAnythingQuery(wanted ? { variables: { search: wanted } } : skipToken);
  const found = wanted ? foundCommands(data ?? previousData) : [];
  const tOther = useOtherWords(language);
  const standing = commandsMatching(standingCommands({ t, tOther, role, language, mode, onShortcuts }), typed);
  return { typed, setTyped, commands: titlesFirst([...found, ...standing], typed), busy: loading || typed !== search };
}
