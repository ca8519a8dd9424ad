/** How people write the currencies that questions speak of, without spaces and dots. */
const SPELLINGS: Readonly<Record<string, string>> = {
  usd: '$ us$ دولار دولارا دولارات dollar dollars',
  eur: '€ يورو euro euros',
  gbp: '£ جنيه pound pounds',
  sar: '﷼ sr رس ريال ريالا ريالات riyal riyals',
  aed: 'dh dhs دإ درهم درهما دراهم dirham dirhams',
  qar: '﷼ qr رق ريال ريالا ريالات riyal riyals',
  omr: '﷼ رع ريال ريالا ريالات rial rials',
  kwd: 'kd دك دينار دينارا دنانير dinar dinars',
  bhd: 'bd دب دينار دينارا دنانير dinar dinars',
  jod: 'jd دأ دينار دينارا دنانير dinar dinars',
  iqd: 'دع دينار دينارا دنانير dinar dinars',
  tnd: 'دت دينار دينارا دنانير dinar dinars',
  dzd: 'دج دينار دينارا دنانير dinar dinars',
  mad: 'درهم درهما دراهم dirham dirhams',
  egp: '£ e£ le جم جنيه جنيها جنيهات pound pounds',
  try: '₺ tl lira',
  inr: '₹ rs روبيه rupee rupees',
  pkr: '₨ rs روبيه rupee rupees',
  jpy: '¥ ين yen',
  cny: '¥ rmb يوان yuan',
  chf: 'فرنك franc francs',
  cad: '$ دولار dollar dollars',
  aud: '$ دولار dollar dollars',
};

const sign = /^\p{Sc}$/u;

/** The currencies that a spelling may stand for; a sign that we do not know is one of its own. */
export function currenciesOf(spelling: string): string[] {
  const written = spelling.replace(/[\s.]/g, '');
  const known = Object.keys(SPELLINGS).filter(
    (code) => code === written || SPELLINGS[code]?.split(' ').includes(written),
  );
  return known.length === 0 && sign.test(written) ? [written] : known;
}
