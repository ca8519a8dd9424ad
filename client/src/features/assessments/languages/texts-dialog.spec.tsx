import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { of } from 'rxjs';
import { createCache } from '../../../lib/graphql/cache';
import { closedByEscape } from '../../../lib/testing/closed-by-escape';
import { speak } from '../../../lib/testing/translations';
import { writeInto } from '../../../lib/testing/write-into';
import type { AssessmentLanguagesQuery, TranslateAssessmentMutationVariables } from './languages-generated';
import { TextsDialog } from './texts-dialog';

const assessment: AssessmentLanguagesQuery['assessment'] = {
  id: 'a1',
  title: 'Bookkeeper',
  jobRole: 'Bookkeeper',
  description: 'Closes the books.',
  welcomeVideoUrl: null,
  welcomeVideo: null,
  language: 'EN',
  configuration: { languages: 'CHOICE' },
  gradeBands: [{ name: 'Weak' }, { name: 'Strong' }],
  translation: null,
  translationGaps: [],
};
const typed = { Title: 'ماسك دفاتر', Description: 'يقفل الدفاتر.', 'Grade 2': 'قوي' };

const onClose = jest.fn();
const sent = jest.fn();
/** As it is stored by now. */
let stored = assessment;

function open(now = assessment) {
  stored = now;
  const link = new ApolloLink(({ variables }) => {
    const { translation, expectedTranslation } = (variables as TranslateAssessmentMutationVariables).input;
    sent(translation, expectedTranslation?.title);
    if (expectedTranslation?.title !== (stored.translation?.title ?? ''))
      return of({ errors: [{ message: 'refused', extensions: { code: 'ASSESSMENT_CHANGED_MEANWHILE' } }] });
    return of({
      data: { updateAssessment: { assessment: { __typename: 'Assessment', id: 'a1', translation: null } } },
    });
  });
  render(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      <TextsDialog assessment={now} read={() => Promise.resolve(stored)} onClose={onClose} />
    </ApolloProvider>,
  );
}

const field = (label: string) => screen.getByRole('textbox', { name: label });
const isTyped = () => {
  for (const [label, text] of Object.entries(typed)) expect(field(label)).toHaveValue(text);
};

beforeAll(() => (Element.prototype.scrollIntoView = jest.fn()));
beforeEach(async () => {
  sessionStorage.clear();
  jest.clearAllMocks();
  await speak('en');
  open();
  for (const [label, text] of Object.entries(typed)) {
    writeInto(field(label), text);
  }
  await closedByEscape(onClose);
});

it('has every text that was typed before Esc, until it is saved', async () => {
  open();
  isTyped();
  expect(screen.getByRole('status')).toHaveTextContent('We restored what you typed');
  await userEvent.click(screen.getByRole('button', { name: 'Save the texts' }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent).toHaveBeenCalledWith(
    {
      title: typed.Title,
      jobRole: '',
      description: typed.Description,
      welcomeVideoUrl: null,
      bandNames: ['', typed['Grade 2']],
    },
    '',
  );
  cleanup();
  open();
  expect(field('Title')).toHaveValue('');
});

it('keeps what was typed also where a band was added since', async () => {
  open({ ...assessment, gradeBands: [...assessment.gradeBands, { name: 'Outstanding' }] });
  isTyped();
  await userEvent.click(screen.getByRole('button', { name: 'Save the texts' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ bandNames: ['', typed['Grade 2'], ''] }), ''),
  );
});

describe('where somebody else wrote them since', () => {
  const theirs = { title: 'لهم', jobRole: '', description: 'وصف', welcomeVideoUrl: null, bandNames: ['', 'ممتاز'] };
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const overtaken = async () => {
    open({ ...assessment, translation: theirs });
    await press('Save the texts');
    return screen.findByRole('alert');
  };

  it('shows what they stored, keeps what was typed, and saves that once it was seen', async () => {
    expect(await overtaken()).toHaveTextContent('Stored now:لهموصفممتاز');
    isTyped();
    onClose.mockClear();
    await press('Save mine instead');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    const mine: unknown = expect.objectContaining({ title: typed.Title });
    expect(sent.mock.calls).toEqual([
      [mine, ''],
      [mine, 'لهم'],
    ]);
  });

  it('takes theirs where that is decided', async () => {
    await overtaken();
    await press('Use what is stored');
    expect(field('Title')).toHaveValue('لهم');
    expect(field('Grade 2')).toHaveValue('ممتاز');
  });
});
