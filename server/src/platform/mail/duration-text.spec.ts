import { durationText } from './duration-text';

it.each([
  [45, '45 seconds', '45 ثانية'],
  [60, '1 minute', 'دقيقة'],
  [750, '12 minutes and 30 seconds', '12 دقيقة و30 ثانية'],
  [8_580, '2 hours and 23 minutes', 'ساعتان و23 دقيقة'],
  [3_900, '1 hour and 5 minutes', 'ساعة و5 دقائق'],
])('%i seconds are said in words of both languages', (seconds, en, ar) => {
  expect([durationText(seconds, 'en'), durationText(seconds, 'ar')]).toEqual([en, ar]);
});
