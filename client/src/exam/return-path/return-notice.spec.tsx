import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import arExam from '../../locales/ar/exam.json';
import enExam from '../../locales/en/exam.json';
import { pass, useFakeTime } from '../testing/time';
import { stateOf, type ReadReturn } from './read-return';
import { ReturnNotice } from './return-notice';

const target = { url: 'https://jobs.example.com/thanks?mizan_state=x', host: 'jobs.example.com' };
const wait = (ms: number) => act(() => pass(ms));

async function open(read: ReadReturn = () => Promise.resolve(target)) {
  const go = jest.fn();
  render(<ReturnNotice read={read} go={go} />);
  await wait(10);
  return go;
}

beforeEach(async () => {
  const resources = { en: { exam: enExam }, ar: { exam: arExam } };
  await i18next
    .use(initReactI18next)
    .init({ lng: 'en', resources, ns: ['exam'], interpolation: { escapeValue: false } });
  useFakeTime();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

it('says where it leads, counts down, and goes there once', async () => {
  const go = await open();
  expect(screen.getByRole('status')).toHaveTextContent('jobs.example.com');
  expect(screen.getByRole('timer')).toHaveTextContent('in 20 seconds');
  await wait(19_000);
  expect(go).not.toHaveBeenCalled();
  await wait(5_000);
  expect(go.mock.calls).toEqual([[target.url]]);
});

it('goes at once when asked to', async () => {
  const go = await open();
  fireEvent.click(screen.getByRole('button', { name: 'Go now' }));
  expect(go).toHaveBeenCalledWith(target.url);
});

it('stays for good when asked to, and keeps the way open', async () => {
  const go = await open();
  fireEvent.click(screen.getByRole('button', { name: 'Stay here' }));
  await wait(60_000);
  expect(go).not.toHaveBeenCalled();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Go now' }));
  expect(go).toHaveBeenCalledTimes(1);
});

it.each<[string, ReadReturn]>([
  ['there is nowhere to go', () => Promise.resolve(null)],
  ['the line is dead', () => Promise.reject(new TypeError('No line'))],
])('shows nothing when %s', async (_, read) => {
  await open(read);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it.each([
  ['?state=session-7.x~Z', 'session-7.x~Z'],
  ['?state=a%20b', null],
  ['?state=', null],
  ['', null],
])('reads the state of "%s"', (search, state) => expect(stateOf(search)).toBe(state));
