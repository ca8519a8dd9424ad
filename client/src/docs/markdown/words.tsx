import { inline } from './markdown';

/** A line in the words of the API itself, which are English on every page. */
export function Words({ children, className }: { children: string; className?: string | undefined }) {
  return (
    <p className={className} lang="en" dir="ltr">
      {inline(children)}
    </p>
  );
}
