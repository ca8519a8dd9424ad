/** What takes the focus from the page because the page itself asked for it. */
export type Prompt = 'permission' | 'file-picker' | 'own-dialog';

/** Browsers hand the focus back a moment after a prompt has closed. */
const LINGER_MS = 1_000;

const open = new Set<{ prompt: Prompt }>();

/** The prompt that is open, or was until a moment ago. */
export function openPrompt(): Prompt | null {
  const [first] = open;
  return first?.prompt ?? null;
}

/** @returns what to call when it has closed. */
export function promptOpens(prompt: Prompt): () => void {
  const entry = { prompt };
  open.add(entry);
  return () => void setTimeout(() => open.delete(entry), LINGER_MS);
}

/** The browser may ask while this is under way. */
export async function duringPrompt<T>(prompt: Prompt, work: Promise<T>): Promise<T> {
  const closed = promptOpens(prompt);
  try {
    return await work;
  } finally {
    closed();
  }
}

/** Every file picker of the page, wherever its button is. Until called. */
export function watchFilePickers(): () => void {
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof HTMLInputElement && target.type === 'file') untilChosen(target);
  };
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}

/** Older browsers do not say that a picker was cancelled; the focus comes back all the same. */
function untilChosen(input: HTMLInputElement): void {
  const closed = promptOpens('file-picker');
  const gone = new AbortController();
  const end = () => {
    gone.abort();
    closed();
  };
  for (const type of ['change', 'cancel']) input.addEventListener(type, end, { signal: gone.signal });
  window.addEventListener('focus', end, { signal: gone.signal });
}
