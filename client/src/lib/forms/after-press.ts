let isPressed = false;
const over = ['pointerup', 'pointercancel'] as const;

window.addEventListener('pointerdown', () => (isPressed = true), { capture: true });
over.forEach((type) => window.addEventListener(type, () => (isPressed = false), { capture: true }));

/**
 * Runs at once or, while something is being pressed, right after the press: what a field shows when it is left would else
 * move the pressed link or button away before it hears of its click.
 */
export function afterPress(run: () => void): void {
  if (!isPressed) {
    run();
    return;
  }
  const settle = () => {
    over.forEach((type) => window.removeEventListener(type, settle, { capture: true }));
    setTimeout(run);
  };
  over.forEach((type) => window.addEventListener(type, settle, { capture: true }));
}
