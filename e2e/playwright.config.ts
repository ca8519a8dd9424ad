import { defineConfig } from '@playwright/test';

/** Set by `npm test` when Playwright's own browser is not installed; the shell has no window, and no frame to draw. */
const executablePath = process.env.MIZAN_CHROMIUM_SHELL ?? process.env.MIZAN_CHROMIUM;
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // One worker is one running product. Journeys wait more than they work (a minute offline, timers), so two share the cores.
  workers: 2,
  fullyParallel: true,
  // Generous, for a busy machine: these end a wait for what will not come, and promise nothing about speed.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  use: {
    viewport: { width: 1440, height: 900 },
    // Nothing moves under the pointer, and the processor paints less.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    permissions: ['camera', 'microphone', 'clipboard-read', 'clipboard-write'],
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        '--disable-dev-shm-usage',
        // Without a graphics card its process would paint by emulation, on the same two cores.
        '--disable-gpu',
        '--disable-quic',
        // A page of a journey is not there for long enough to pay for better code, compiled on the same two cores.
        '--js-flags=--no-maglev --no-turbofan',
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
});
