import { skipToken } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useReceiversQuery, type Receivers_ListFragment } from './staff-user-generated';

export type Receiver = Receivers_ListFragment['edges'][number]['node'];

const SETTLES_AFTER_MS = 150;

/** Who may take over, by words of name or address; nothing typed offers the first of all. */
export function useReceivers(first: readonly Receiver[], excludingId: string, typed: string): readonly Receiver[] {
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), SETTLES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, previousData } = useReceiversQuery(
    search === '' ? skipToken : { variables: { excludingId, search }, fetchPolicy: 'network-only' },
  );
  if (search === '') return first;
  return (data ?? previousData)?.receivers.edges.map(({ node }) => node) ?? first;
}
