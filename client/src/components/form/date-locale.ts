import arabic from 'antd/es/date-picker/locale/ar_EG';
import english from 'antd/es/date-picker/locale/en_GB';
import 'dayjs/locale/ar-sa';
import 'dayjs/locale/en-gb';
import type { Language } from '../../lib/i18n/language';

/** The Gulf's calendar: Gregorian months by their Arabic names, weeks from Sunday on, days by their initials. */
const gulf: typeof arabic = {
  ...arabic,
  lang: { ...arabic.lang, locale: 'ar-sa', now: 'الآن', shortWeekDays: ['ح', 'ن', 'ث', 'ر', 'خ', 'ج', 'س'] },
};

/** For the `locale` of a DatePicker. */
export const dateLocale = (language: Language): typeof arabic => (language === 'ar' ? gulf : english);
