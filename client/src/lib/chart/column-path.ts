/** A rectangle whose upper corners are rounded by 4 px; empty for nothing. */
export function columnPath(x: number, top: number, width: number, bottom: number): string {
  const height = bottom - top;
  if (height <= 0) return '';
  const radius = Math.min(4, height, width / 2);
  return `M${x},${bottom}V${top + radius}q0,${-radius} ${radius},${-radius}h${width - 2 * radius}q${radius},0 ${radius},${radius}V${bottom}Z`;
}
