import { isCommonPassword } from './common-passwords';

describe('a common password', () => {
  it.each([
    'passwordpassword',
    'Password123456',
    'P@ssw0rd!2024',
    'p4ssw0rdp4ssw0rd',
    '1234567890123',
    '123456789012345678901234567890',
    'qwertyuiopasdf',
    'qwerty1234567',
    '1qaz2wsx3edc4rfv',
    'aaaaaaaaaaaaa',
    'abcabcabcabcabc',
    '121212121212',
    'correct horse battery staple',
    'CorrectHorseBatteryStaple',
    'iloveyou2024!!!',
    'I love you forever',
    'Welcome to my life',
    'administrator1',
    'changemechangeme',
    'liverpool-liverpool',
    'letmein letmein',
    'Manchester United 1999',
    'ضصثقفغعهخحجد',
    'محمد123456789',
    'بسم الله الرحمن الرحيم',
    'كلمةالسر123456',
    '  password  1234 ',
  ])('%s', (password) => expect(isCommonPassword(password)).toBe(true));
});

describe('not a common password', () => {
  it.each([
    'heron plum taxiway',
    '839201746592',
    'kzv;qmt wpdj',
    'four winters behind the mill',
    'password of the blue heron',
    'نخلة وبحر وقمر بعيد',
    '🦊🌵🚲🎻🧊🪁🥝🦉🛶🎲🧲🪴',
  ])('%s', (password) => expect(isCommonPassword(password)).toBe(false));
});
