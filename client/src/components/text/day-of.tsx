import { useFormat } from '../../hooks/use-format';

/** The day of a moment; its hour stands in the tooltip. */
export function DayOf({ at }: { at: string }) {
  const format = useFormat();
  return (
    <time dateTime={at} title={format.moment(at)}>
      {format.date(at)}
    </time>
  );
}
