import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../hooks/use-language';
import { useAccentQuery, type BrandAccentFragment, type BrandFormFragment } from './brand-generated';
import { palette, type Mode } from '../../lib/palette';
import type { BrandValues } from './brand-values';
import styles from './brand.module.css';
import { useFileUrl } from './use-file-url';

interface Props {
  brand: BrandFormFragment;
  values: BrandValues;
}

const HEX = /^#[0-9a-f]{6}$/iu;

/** How a page of the exam will look in both themes, with what is typed now. */
export function BrandPreview({ brand, values }: Props) {
  const { t } = useTranslation('brand');
  const colour = values.accent.trim().toLowerCase();
  const { data, previousData } = useAccentQuery({ variables: { colour }, skip: !HEX.test(colour) });
  const chosen = HEX.test(colour) ? (data ?? previousData)?.accent : undefined;
  const accent = chosen ?? brand.inherited.accent ?? null;
  return (
    <section className={styles.preview} aria-label={t('preview')}>
      <p className={styles.previewTitle}>{t('preview')}</p>
      <Pane mode="light" brand={brand} values={values} accent={accent} />
      <Pane mode="dark" brand={brand} values={values} accent={accent} />
    </section>
  );
}

function Pane({ mode, brand, values, accent }: Props & { mode: Mode; accent: BrandAccentFragment | null }) {
  const { t } = useTranslation('brand');
  const { language } = useLanguage();
  const colours = palette[mode];
  const shades = accent?.[mode] ?? { brand: colours.brand, text: colours.brandText, contrast: null };
  const said = (text: string, arabic: string) => (language === 'ar' && arabic !== '' ? arabic : text);
  const imprint = said(values.imprint, values.imprintAr) || brand.inherited.imprint?.[language];
  return (
    <div className={styles.pane} style={{ background: colours.surface, color: colours.ink, borderColor: colours.line }}>
      <Sign mode={mode} brand={brand} values={values} />
      <p>{t('example.text')}</p>
      <p className={styles.example}>
        <span className={styles.button} style={{ background: shades.brand, color: colours.onBrand }}>
          {t('example.button')}
        </span>
        <span style={{ color: shades.text }}>{t('example.link')}</span>
      </p>
      <p className={styles.small} style={{ color: colours.text3 }}>
        <bdi dir="ltr">{values.supportAddress || brand.inherited.supportAddress}</bdi>
        {imprint && <span className={styles.imprint}>{imprint}</span>}
      </p>
      {shades.contrast !== null && (
        <p className={styles.small} style={{ color: colours.text2 }}>
          {t(`contrast.${mode}`, { ratio: `${shades.contrast}:1` })}
        </p>
      )}
    </div>
  );
}

/** A logo goes with its name: who is named and has none stands there in words. */
function Sign({ mode, brand, values }: Props & { mode: Mode }) {
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  const light = useFileUrl(values.logo) ?? (values.logo === undefined ? brand.logoPath : null);
  const dark = useFileUrl(values.darkLogo) ?? (values.darkLogo === undefined ? brand.darkLogoPath : null);
  const own = mode === 'dark' ? (dark ?? light) : light;
  const typed = language === 'ar' && values.nameAr !== '' ? values.nameAr : values.name;
  const { logo, name } = brand.inherited;
  const inherited = typed === '' && logo ? (mode === 'dark' ? logo.darkPath : logo.path) : null;
  const words = typed === '' ? (name?.[language] ?? t('product')) : typed;
  const source = light === null ? inherited : own;
  if (source) return <img className={styles.picture} src={source} alt={words} />;
  return <p className={styles.word}>{words}</p>;
}
