import type { demoAssessments } from '../../assessments';

/** A list as staff would paste it, and how long before the demo's present moment they did. */
export interface DemoList {
  assessment: keyof typeof demoAssessments;
  daysAgo: number;
  /** From the demo's present moment on: when they can begin, and until when; whenever the assessment is open without. */
  opensInDays?: number;
  endsInDays?: number;
  people: string;
}

/** The person whose exam link is printed at the start; nobody sits this exam before the visitor does. */
export const READY_EMAIL = 'sara.khoury@example.org';

/** Invented people at addresses that belong to nobody. */
export const demoLists: DemoList[] = [
  {
    assessment: 'financialController',
    daysAgo: 84,
    people: `
      Catherine Doyle, catherine.doyle@example.com, +353 86 555 0117
      Hamad Al-Kuwari, hamad.kuwari@example.com, +974 5550 2214
      Nadia Benali, nadia.benali@example.org, +212 661 555 038`,
  },
  {
    assessment: 'callCentreAgent',
    daysAgo: 79,
    people: `
      فاطمة الزهراني، fatimah.zahrani@example.com، ٠٥٥٠١٢٣٤١١
      محمود عبد العزيز، mahmoud.abdelaziz@example.com، +20 101 555 0188
      هند الشمري، hind.shammari@example.org، +966 54 555 3302
      سيف البلوشي، saif.balushi@example.com، +968 9255 5016`,
  },
  {
    assessment: 'financialController',
    daysAgo: 75,
    people: `
      Rashid Al-Nuaimi, rashid.nuaimi@example.com, +971 50 555 0719
      Martin Keller, martin.keller@example.org, +41 79 555 01 42
      Ghada Sabbagh, ghada.sabbagh@example.com, +961 3 555 902`,
  },
  {
    assessment: 'callCentreAgent',
    daysAgo: 68,
    people: `
      إيمان القرشي، eman.qurashi@example.com، +966 50 555 8145
      عبد الرحمن المالكي، abdulrahman.maliki@example.com، +966 55 555 6720
      رنا أبو زيد، rana.abuzaid@example.org، +962 79 555 0163`,
  },
  {
    assessment: 'customerSuccessManager',
    daysAgo: 61,
    people: `
      Jonas Weber, jonas.weber@example.org, +49 160 555 0129
      Lina Haddad, lina.haddad@example.com, +961 71 555 330
      Priya Raman, priya.raman@example.com, +91 98 5550 1172
      Yazan Obeidat, yazan.obeidat@example.com, +962 78 555 0141`,
  },
  {
    assessment: 'callCentreAgent',
    daysAgo: 55,
    people: `
      نوف العتيبي، nouf.otaibi@example.com، +966 53 555 4418
      خالد منصور، khaled.mansour@example.com، +20 122 555 0109
      آلاء حمدان، alaa.hamdan@example.org، +970 59 555 0177`,
  },
  {
    assessment: 'customerSuccessManager',
    daysAgo: 52,
    people: `
      Claire Fontaine, claire.fontaine@example.com, +33 6 55 55 01 84
      Bassel Khatib, bassel.khatib@example.com, +963 944 555 027
      Aisha Al-Marzouqi, aisha.marzouqi@example.org, +971 52 555 0936`,
  },
  {
    assessment: 'dataAnalyst',
    daysAgo: 47,
    people: `
      Dana Qasem, dana.qasem@example.com, +962 78 555 0136
      Tomás Herrera, tomas.herrera@example.org, +34 655 550 118
      مريم السيد, mariam.sayed@example.com, +20 101 555 0177
      Bilal Chaudhry, bilal.chaudhry@example.com, +92 300 5550 164
      Hessa Al-Suwaidi, hessa.suwaidi@example.com, +971 56 555 0187`,
  },
  {
    assessment: 'callCentreAgent',
    daysAgo: 41,
    people: `
      ياسمين درويش، yasmin.darwish@example.com، +20 106 555 0193
      فهد الدوسري، fahad.dosari@example.com، +966 56 555 9027
      سارة بوعزيز، sara.bouaziz@example.org، +216 55 550 146`,
  },
  {
    assessment: 'dataAnalyst',
    daysAgo: 38,
    people: `
      Salma Idrissi, salma.idrissi@example.net, +212 661 555 014
      Oliver Grant, oliver.grant@example.com, +44 7700 900142
      Ziad Farhat, ziad.farhat@example.com, +961 76 555 208`,
  },
  {
    assessment: 'customerSuccessManager',
    daysAgo: 33,
    people: `
      Mei Tanaka, mei.tanaka@example.com, +81 90 5550 0172
      Hala Mansour, hala.mansour@example.org, +20 100 555 0126
      Samer Issa, samer.issa@example.com, +963 933 555 061`,
  },
  {
    assessment: 'seniorAccountant',
    daysAgo: 26,
    people: `
      Noor Al-Hashimi, noor.hashimi@example.com, +971 50 555 0142
      Reem Barakat, reem.barakat@example.com, +963 944 555 011
      Elena Petrova, elena.petrova@example.org, +359 88 555 0164
      يوسف المطيري, yousef.mutairi@example.com, +965 9955 0173
      Rami Azar, rami.azar@example.net, +961 70 555 902`,
  },
  {
    assessment: 'callCentreAgent',
    daysAgo: 25,
    people: `
      منى الخطيب، muna.khatib@example.com، +962 77 555 0118
      أحمد بن علي، ahmad.benali@example.com، +216 98 555 017
      جواهر الهاجري، jawaher.hajri@example.org، +974 6655 5081`,
  },
  {
    assessment: 'dataAnalyst',
    daysAgo: 24,
    people: `
      Maya Nasser, maya.nasser@example.com, +961 3 555 671
      Arjun Mehta, arjun.mehta@example.com, +91 98 5550 1139
      Ingrid Solberg, ingrid.solberg@example.org, +47 455 50 173
      Faisal Al-Harbi, faisal.harbi@example.com, +966 53 555 0921`,
  },
  {
    assessment: 'customerSuccessManager',
    daysAgo: 19,
    people: `
      Daniel Osei, daniel.osei@example.com, +233 24 555 0158
      Layan Al-Otaibi, layan.otaibi@example.com, +966 50 555 2290`,
  },
  {
    assessment: 'seniorAccountant',
    daysAgo: 18,
    people: `
      Abdullah Al-Qahtani, a.qahtani@example.com, +966 54 555 7012
      Lukas Brandt, lukas.brandt@example.org, +49 160 555 0143
      بدر العنزي, bader.enezi@example.com, +965 9955 0190
      Nadia Benali, nadia.benali@example.org, +212 661 555 038`,
  },
  {
    assessment: 'dataAnalyst',
    daysAgo: 11,
    people: `
      Tariq Mansour, tariq.mansour@example.com, +962 79 555 0184
      Sofia Rossi, sofia.rossi@example.org, +39 320 555 0147
      شهد القاسمي, shahad.qasimi@example.com, +971 55 555 0268`,
  },
  {
    assessment: 'seniorAccountant',
    daysAgo: 9,
    people: `
      Omar Al-Rashid, omar.rashid@example.com, +966 55 501 2286
      Ghada Sabbagh, ghada.sabbagh@example.com, +961 3 555 902
      Peter Lindqvist, peter.lindqvist@example.org, +46 70 555 01 36`,
  },
  {
    assessment: 'callCentreAgent',
    daysAgo: 6,
    people: `
      لطيفة المنصوري، latifa.mansoori@example.com، +971 54 555 0371
      عمر الحسيني، omar.husseini@example.com، +964 770 555 0152`,
  },
  {
    assessment: 'seniorAccountant',
    daysAgo: 4,
    endsInDays: 3,
    people: `
      Khalid Al-Dosari, khalid.dosari@example.com, +974 5550 3381
      Hana Suleiman, hana.suleiman@example.com, +962 78 555 0190`,
  },
  {
    assessment: 'dataAnalyst',
    daysAgo: 3,
    endsInDays: 2,
    people: `
      Aylin Demir, aylin.demir@example.com, +90 532 555 01 27
      Marcus Bell, marcus.bell@example.org, +44 7700 900188`,
  },
  {
    assessment: 'seniorAccountant',
    daysAgo: 1,
    opensInDays: 1,
    endsInDays: 5,
    people: `
      مها العلي, maha.ali@example.com, +965 9955 0148
      Victor Almeida, victor.almeida@example.com, +351 91 555 0133`,
  },
  { assessment: 'allQuestionTypes', daysAgo: 0, people: 'Nora Lindholm, nora.lindholm@example.org, +358 40 555 0161' },
  { assessment: 'allQuestionTypesArabic', daysAgo: 0, people: 'ريما الشامي، rima.shami@example.org، +962 79 555 0142' },
  { assessment: 'seniorAccountant', daysAgo: 0, people: `Sara Khoury, ${READY_EMAIL}, +961 3 555 418` },
];
