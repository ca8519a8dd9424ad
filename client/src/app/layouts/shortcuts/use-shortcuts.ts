import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useViewer } from '../../../features/session/session-context';
import { letterOf } from '../../../lib/letter-of';
import { useShortcutsOn } from '../../../lib/shortcuts-choice';
import { paths } from '../../paths';
import { isTaken, journeysOf } from './shortcuts';

/** How long after G its letter is waited for. */
const PATIENCE_MS = 1500;

interface Actions {
  search: () => void;
  sheet: () => void;
}

/** The keys that act on every staff screen, unless they were turned off or belong to what has the focus. */
export function useShortcuts({ search, sheet }: Actions): void {
  const isOn = useShortcutsOn();
  const follow = useJourneys();
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return;
    const action = event.key === '?' || event.key === '؟' ? sheet : isSlash(event) ? search : follow(event);
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => pressed(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOn]);
}

const isSlash = ({ key, code, shiftKey }: KeyboardEvent): boolean => key === '/' || (code === 'Slash' && !shiftKey);

/** N for a new assessment, G and a letter for an entry of the navigation. */
function useJourneys() {
  const { role } = useViewer();
  const navigate = useNavigate();
  const armedAt = useRef(-Infinity);
  return (event: KeyboardEvent): (() => void) | undefined => {
    const letter = event.shiftKey ? '' : letterOf(event);
    const isArmed = event.timeStamp - armedAt.current < PATIENCE_MS;
    armedAt.current = letter === 'g' && !isArmed ? event.timeStamp : -Infinity;
    const to = isArmed
      ? journeysOf(role).find((journey) => journey.letter === letter)?.to
      : letter === 'n'
        ? paths.createAssessment()
        : undefined;
    return to === undefined ? undefined : () => void navigate(to);
  };
}
