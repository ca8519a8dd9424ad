import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LANGUAGE_KEY } from '../../lib/i18n/language';
import { speak } from '../../lib/testing/translations';
import { LanguageButton } from '../components/language-button';
import { usePageLanguage } from './use-sitting-language';

function Page() {
  usePageLanguage('ar', true);
  return <LanguageButton />;
}

async function openPreview(): Promise<void> {
  render(<Page />);
  await act(() => Promise.resolve());
}

beforeEach(async () => {
  window.history.replaceState(null, '', '/Exam/Preview/a1');
  sessionStorage.clear();
  localStorage.setItem(LANGUAGE_KEY, 'en');
  await speak('en');
});

afterEach(() => {
  window.history.replaceState(null, '', '/');
  localStorage.clear();
});

describe('a preview', () => {
  it('turns to the language of its exam in place, and leaves the console its own', async () => {
    await openPreview();
    expect(screen.getByRole('button', { name: 'التبديل إلى English' })).toBeInTheDocument();
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    expect(document.documentElement).toHaveAttribute('lang', 'ar');
    expect(localStorage.getItem(LANGUAGE_KEY)).toBe('en');
    expect(sessionStorage).toHaveLength(0);
  });

  it('speaks the other language for who asks, until it is opened again', async () => {
    await openPreview();
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByRole('button', { name: /العربية/ })).toBeInTheDocument();
    expect(document.documentElement).toHaveAttribute('dir', 'ltr');
    expect(localStorage.getItem(LANGUAGE_KEY)).toBe('en');
  });

  it('turns each time it is opened in the same tab', async () => {
    await openPreview();
    await userEvent.click(screen.getByRole('button'));
    document.body.textContent = '';
    await openPreview();
    expect(document.documentElement).toHaveAttribute('lang', 'ar');
  });
});
