import { kindOf } from '../question';
import { readDraft } from '../testing/read-draft';
import { textsOf, withTexts } from './texts';

const { authored } = kindOf('rating');
const rating = { rating: { min: 1, max: 5, lowLabel: 'Never', highLabel: null }, ratingKey: { from: 4, to: 5 } };

it('names every text of a question by its path, and nothing that is no text', () => {
  expect(textsOf(authored, rating)).toEqual([{ path: 'rating.lowLabel', text: 'Never', form: 'LINE' }]);
  const choices = [
    { text: 'Yes', isRight: true },
    { text: 'No', isRight: false },
  ];
  const { content, answerKey } = readDraft('qualifier', { choices });
  const kind = kindOf('qualifier');
  expect(textsOf(kind.authored, kind.show({ content, answerKey }))).toEqual([
    { path: 'choices.0.text', text: 'Yes', form: 'LINES' },
    { path: 'choices.1.text', text: 'No', form: 'LINES' },
  ]);
});

it('says the same in other words, and leaves what is no text of it', () => {
  const said = withTexts(authored, rating, [
    { path: 'rating.lowLabel', text: 'أبدًا' },
    { path: 'rating.min', text: '7' },
  ]);
  expect(said).toEqual({ ...rating, rating: { ...rating.rating, lowLabel: 'أبدًا' } });
});

it('finds what answers are accepted, for a translation has its own', () => {
  const { authored: fields } = kindOf('fill-in-the-blank');
  const blanks = { gapText: 'VAT is [[1]].', blanks: [{ acceptedAnswers: ['5%', 'five percent'] }] };
  const answers = { path: 'blanks.0.acceptedAnswers', text: '5%\nfive percent', form: 'LIST' };
  expect(textsOf(fields, blanks).slice(1)).toEqual([answers]);
  const said = withTexts(fields, blanks, [{ path: answers.path, text: 'خمسة بالمئة\n\n٥٪\n5%' }]);
  expect(said).toEqual({ ...blanks, blanks: [{ acceptedAnswers: ['خمسة بالمئة', '٥٪', '5%'] }] });
});
