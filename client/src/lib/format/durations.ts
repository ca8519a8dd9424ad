import type { TFunction } from 'i18next';

const pad = (value: number) => String(value).padStart(2, '0');

function split(seconds: number) {
  const whole = Math.max(0, Math.round(seconds));
  return { hours: Math.floor(whole / 3600), minutes: Math.floor((whole % 3600) / 60), seconds: whole % 60 };
}

/** "15:22" and, from an hour on, "1:05:09". */
export function formatClock(total: number): string {
  const { hours, minutes, seconds } = split(total);
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds)}` : `${pad(minutes)}:${pad(seconds)}`;
}

/** "18 min 50 s", or in words: "18 minutes and 50 seconds". Parts that are zero are left out. */
export function formatDuration(
  total: number,
  t: TFunction,
  style: 'short' | 'long',
  list: (items: string[]) => string,
): string {
  const parts = Object.entries(split(total))
    .filter(([, count]) => count > 0)
    .map(([unit, count]) => t(`common:duration.${style}.${unit}`, { count }));
  if (parts.length === 0) return t(`common:duration.${style}.seconds`, { count: 0 });
  return style === 'long' ? list(parts) : parts.join(' ');
}
