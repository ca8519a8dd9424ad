import type { MockLink } from '@apollo/client/testing';
import { MockedProvider } from '@apollo/client/testing/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createCache } from '../../lib/graphql/cache';
import { speak } from '../../lib/testing/translations';
import { NotificationsPart } from './notifications-part';
import { SettingsDocument, UpdateSettingsDocument, useSettingsQuery } from './settings-generated';

const settings = {
  __typename: 'StaffSettings',
  language: 'EN',
  theme: 'SYSTEM',
  timeZone: null,
  notifyOnSubmission: false,
  notifyOnAccessRequest: true,
  defaultConfiguration: {
    __typename: 'AssessmentConfiguration',
    passMark: 50,
    showProgress: true,
    shuffleQuestions: false,
    shuffleChoices: false,
  },
  defaultReportOptions: {
    __typename: 'ReportOptions',
    showCandidateInformation: true,
    showQuestions: true,
    showCorrectAnswers: true,
  },
};
const shown: MockLink.MockedResponse = { request: { query: SettingsDocument }, result: { data: { settings } } };
const changed: MockLink.MockedResponse = {
  request: { query: UpdateSettingsDocument, variables: { input: { notifyOnSubmission: true } } },
  result: { data: { updateSettings: { settings: { ...settings, notifyOnSubmission: true } } } },
};

function Screen({ decidesRequests }: { decidesRequests: boolean }) {
  const { data } = useSettingsQuery();
  return data ? <NotificationsPart settings={data.settings} decidesRequests={decidesRequests} /> : null;
}

function open(decidesRequests = true) {
  render(
    <MockedProvider mocks={[shown, changed]} cache={createCache()}>
      <Screen decidesRequests={decidesRequests} />
    </MockedProvider>,
  );
  return userEvent.setup();
}

beforeEach(() => speak('en'));

it('shows a change as soon as the server has it', async () => {
  const user = open();
  const submission = await screen.findByRole('switch', { name: 'Assessment submitted' });
  expect(submission).not.toBeChecked();
  await user.click(submission);
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Assessment submitted' })).toBeChecked());
});

it('offers news of access requests only to those who decide them', async () => {
  open(false);
  await screen.findByRole('switch', { name: 'Assessment submitted' });
  expect(screen.queryByRole('switch', { name: 'New access request' })).not.toBeInTheDocument();
});
