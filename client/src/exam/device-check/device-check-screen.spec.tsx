import { render, screen } from '@testing-library/react';
import { ExamFailure } from '../engine/failure';
import { FakeServer } from '../testing/fake-server';
import { speak } from '../../lib/testing/translations';
import { DeviceCheckScreen } from './device-check-screen';

beforeEach(() => speak('en'));

const neverAsked = () => Promise.reject(new Error('Nobody asked.'));
const entryOf = async () => (await new FakeServer([]).api('page-1').readEntry()).reply;

describe('the device check', () => {
  it('shows how this device does and says that nothing is started, without a way to start', async () => {
    const entry = { ...(await entryOf()), closesAt: '2026-11-30T20:59:00Z' };
    const readEntry = () => Promise.resolve(entry);
    render(<DeviceCheckScreen readEntry={readEntry} ask={neverAsked} isDurable />);
    expect(await screen.findByText(/Nothing starts here: no clock runs/)).toBeInTheDocument();
    expect(document.title).toBe(`${entry.assessmentTitle} · Mizan`);
    expect(screen.getByText('Keeps your answers until they are sent')).toBeInTheDocument();
    expect(screen.getByText(/^Start before/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Start exam/ })).not.toBeInTheDocument();
  });

  it('says so when the link opens nothing', async () => {
    const refused = new ExamFailure('refused', 'UNAUTHENTICATED', {});
    const readEntry = () => Promise.reject(refused);
    render(<DeviceCheckScreen readEntry={readEntry} ask={neverAsked} isDurable />);
    expect(await screen.findByText('This link doesn’t work')).toBeInTheDocument();
  });
});
