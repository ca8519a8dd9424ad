const CLOSES_AFTER_MS = 5_000;
const HOUR_MS = 3_600_000;

/** A toast stands until it is pressed: a busy machine may take longer than its five seconds over one look at the page. */
export function lastingToasts(): void {
  const real = window.setTimeout;
  beforeEach(() => {
    const later = (run: () => void, ms?: number, ...given: []) =>
      real(run, ms === CLOSES_AFTER_MS ? HOUR_MS : ms, ...given);
    window.setTimeout = later as typeof setTimeout;
  });
  afterEach(() => {
    window.setTimeout = real;
  });
}
