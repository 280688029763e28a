import { usePeopleWords } from './words.ts';

/** The mark of whoever has an account: nobody else can have this one's name and mark. */
export function AccountMark() {
  const { account } = usePeopleWords();
  return (
    <svg className="account-mark" viewBox="0 0 16 16" role="img" aria-label={account}>
      <title>{account}</title>
      <path d="M8 1l2 1.600 2.600-.200.600 2.500 2 1.600-1 2.400.500 2.600-2.400 1-1.300 2.200L8.500 14h-1l-2.500.700-1.300-2.200-2.400-1 .5-2.600-1-2.400 2-1.600.600-2.500 2.600.200z" />
      <path className="account-tick" d="M5 8.200l2.100 2L11 6" />
    </svg>
  );
}
