/** What people choose most, in English and in Polish, as far as it is long enough; with digits or marks behind it as well. */
const COMMON = [
  'password',
  'passw0rd',
  'iloveyou',
  'princess',
  'football',
  'baseball',
  'sunshine',
  'superman',
  'starwars',
  'computer',
  'whatever',
  'trustno1',
  'letmein',
  'welcome',
  'qwerty',
  'qwertyui',
  'qwertyuiop',
  'qwerty123',
  'asdfghjk',
  'asdfghjkl',
  'zxcvbnm',
  'qazwsxedc',
  '1q2w3e4r',
  '1q2w3e4r5t',
  '1qaz2wsx',
  'abcdefgh',
  'abc12345',
  'abcd1234',
  'admin',
  'administrator',
  'haslo',
  'mojehaslo',
  'polska',
  'kochanie',
  'misiaczek',
  'myszka',
  'zaq12wsx',
  'stolik',
  'sagrada',
  'sentient',
  'smartphone',
];

const KNOWN = new Set(COMMON);

/** Whether a password is among the first that somebody tries who guesses: a common word, a row of keys, one sign again and again. */
export function isCommon(password: string): boolean {
  const plain = password.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');
  const word = plain.replace(/[\d!?.*@#$%&_-]+$/u, '');
  return KNOWN.has(plain) || KNOWN.has(word) || /^(.)\1*$/u.test(plain) || isRun(plain);
}

/** Digits that follow each other, such as 12345678 or 87654321. */
function isRun(text: string): boolean {
  const ups = '01234567890123456789';
  return ups.includes(text) || [...ups].reverse().join('').includes(text);
}
