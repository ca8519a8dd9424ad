import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Exam } from '../engine/exam';
import type { PartRecord } from '../engine/file-record';
import { MemoryOutbox } from '../engine/memory-outbox';
import { speakLanguage } from '../page-language';
import { FakeServer } from '../testing/fake-server';
import { pass, useFakeTime } from '../testing/time';
import { speak } from '../../lib/testing/translations';
import { LanguageButton } from './language-button';

jest.mock('../page-language');

beforeEach(async () => {
  URL.createObjectURL = () => 'blob:here';
  Blob.prototype.arrayBuffer = () => Promise.resolve(new ArrayBuffer(0));
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
  jest.mocked(speakLanguage).mockReset();
  await speak('en');
  useFakeTime();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

class SlowOutbox extends MemoryOutbox {
  override async writePart(part: PartRecord) {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await super.writePart(part);
  }
}

async function begin() {
  const server = new FakeServer([{ id: 'q1', durationSeconds: 120, type: 'AUDIO' }]);
  const ports = { outbox: new SlowOutbox(), linkKey: 'link', onSubmitted: () => undefined, onEnded: () => undefined };
  const exam = new Exam({ api: server.api('page-1'), ...ports });
  void exam.enter();
  await pass(100);
  void exam.start();
  await pass(200);
  render(<LanguageButton exam={exam} />);
  return exam;
}

const dialog = () => screen.queryByRole('dialog');

async function press(button: HTMLElement) {
  fireEvent.click(button);
  await act(() => pass(200));
}
const pressSwitch = () => press(screen.getByRole('button', { name: 'Switch to العربية' }));
const pressIn = (name: string) => press(within(screen.getByRole('dialog')).getByRole('button', { name }));

it('changes the language at once while nothing is recorded', async () => {
  await begin();
  await pressSwitch();
  expect(dialog()).toBeNull();
  expect(speakLanguage).toHaveBeenCalledWith('ar');
});

it('asks before it ends a recording, which is kept to its last part', async () => {
  const exam = await begin();
  const recording = exam.files.record('q1', 'audio/webm', () => {
    recording.write(new Blob(['last words'], { type: 'audio/webm' }));
    recording.finish();
  });
  recording.write(new Blob(['sound'], { type: 'audio/webm' }));
  await pressSwitch();
  expect(dialog()).toHaveTextContent('You’re still recording.');
  await pressIn('Stay here');
  expect(dialog()).toBeNull();
  expect(exam.files.of('q1')).toMatchObject([{ state: 'recording' }]);
  expect(speakLanguage).not.toHaveBeenCalled();
  await pressSwitch();
  await pressIn('Switch to العربية');
  expect(speakLanguage).not.toHaveBeenCalled();
  await act(() => pass(200));
  expect(exam.files.of('q1')).toMatchObject([{ state: 'sent', byteSize: 15 }]);
  expect(speakLanguage).toHaveBeenCalledWith('ar');
});
