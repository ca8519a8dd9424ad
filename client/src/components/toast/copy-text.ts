import { toast } from './toasts';

/** Takes a text to the clipboard, and says so. */
export async function copyText(text: string, said: string): Promise<void> {
  await navigator.clipboard.writeText(text);
  toast.success(said);
}
