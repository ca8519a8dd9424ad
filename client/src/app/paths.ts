/** Every address of the staff side, spelt as integrators and bookmarks know them. */
export const routePatterns = {
  signIn: '/Login',
  dashboard: '/',
  assessments: '/Assesments',
  createAssessment: '/CreateAssessment',
  updateAssessment: '/UpdateAssestment/:id',
  previewAssessment: '/PreviewAssestment/:id',
  inviteCandidates: '/CandinateCreation/:assestmentId',
  monitor: '/Assesments/:id/Monitor',
  marking: '/Marking',
  assessmentAnalytics: '/Assesments/:id/Analytics',
  compareResults: '/Assesments/:id/Compare',
  resultDetails: '/ResultDetails/Assestment/:AssestmentId/Candidate/:CandidateId',
  candidates: '/AllCandidates',
  candidateReport: '/Report/:id',
  candidateData: '/Report/:id/Data',
  tests: '/Tests',
  createTest: '/TestCreation',
  updateTest: '/UpdateTest/:id',
  previewTest: '/PreviewTest/:id',
  questions: '/Questions',
  profile: '/Profile',
  contact: '/Login/Contact',
  contactSent: '/Login/Success',
  forgotPassword: '/Login/Forget',
  changePassword: '/Login/ChangePass/:id',
  passwordChanged: '/Login/ConfirmChange/:id',
  confirmed: '/Login/Confirmed',
  about: '/About',
  shared: '/Shared/:token',
  contacts: '/Contacts',
  admins: '/AllAdmins',
  createAdmin: '/CreateAdmin',
  adminReport: '/AdminReport/:id',
  hrs: '/AllHRs',
  createHr: '/CreateHr',
  updateHr: '/UpdateHr/:id',
  hrReport: '/HrReport/:id',
  settings: '/Settings',
  support: '/Support',
  audit: '/Audit',
} as const;

type NameIn<Pattern extends string> = Pattern extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Next}`
    ? Name | NameIn<Next>
    : Rest
  : never;

/** Not the router's own: the page to sign in has links and no router. */
const generatePath = <Pattern extends string>(pattern: Pattern, ids: Record<NameIn<Pattern>, string>): string =>
  pattern.replaceAll(/:(\w+)/g, (_, name: NameIn<Pattern>) => encodeURIComponent(ids[name]));

/** Addresses with their ids filled in: the only way that a link is written. */
export const paths = {
  signIn: (returnTo?: string) =>
    returnTo && returnTo !== '/' ? `/Login?next=${encodeURIComponent(returnTo)}` : '/Login',
  dashboard: () => routePatterns.dashboard,
  assessments: () => routePatterns.assessments,
  createAssessment: () => routePatterns.createAssessment,
  reportOptions: (id: string) => `${generatePath(routePatterns.updateAssessment, { id })}?step=finalize&tab=grading`,
  updateAssessment: (id: string, step?: string) =>
    generatePath(routePatterns.updateAssessment, { id }) + (step ? `?step=${encodeURIComponent(step)}` : ''),
  /** Where its name leads: a published assessment is where its candidates are, a draft is still being written. */
  assessment: ({ id, publishedAt }: { id: string; publishedAt: string | null }): string =>
    publishedAt ? paths.inviteCandidates(id) : paths.updateAssessment(id),
  previewAssessment: (id: string) => generatePath(routePatterns.previewAssessment, { id }),
  inviteCandidates: (assestmentId: string) => generatePath(routePatterns.inviteCandidates, { assestmentId }),
  marking: (assessmentId?: string, answer?: string) =>
    routePatterns.marking +
    (assessmentId ? `?assessment=${encodeURIComponent(assessmentId)}` : '') +
    (assessmentId && answer ? `&answer=${encodeURIComponent(answer)}` : ''),
  assessmentAnalytics: (id: string) => generatePath(routePatterns.assessmentAnalytics, { id }),
  monitor: (id: string, ledger?: string) =>
    generatePath(routePatterns.monitor, { id }) + (ledger ? `?ledger=${encodeURIComponent(ledger)}` : ''),
  compareResults: (id: string, candidateIds: readonly string[] = []) =>
    generatePath(routePatterns.compareResults, { id }) +
    (candidateIds.length > 0 ? `?candidates=${candidateIds.map(encodeURIComponent).join(',')}` : ''),
  resultDetails: (AssestmentId: string, CandidateId: string) =>
    generatePath(routePatterns.resultDetails, { AssestmentId, CandidateId }),
  /** `query` is a view: what stands behind the question mark. */
  candidates: (query = '') => routePatterns.candidates + (query && `?${query}`),
  candidateReport: (id: string, assessmentId?: string) =>
    generatePath(routePatterns.candidateReport, { id }) +
    (assessmentId ? `?assessment=${encodeURIComponent(assessmentId)}` : ''),
  candidateData: (id: string) => generatePath(routePatterns.candidateData, { id }),
  tests: () => routePatterns.tests,
  createTest: () => routePatterns.createTest,
  updateTest: (id: string, step?: string) =>
    generatePath(routePatterns.updateTest, { id }) + (step ? `?step=${encodeURIComponent(step)}` : ''),
  previewTest: (id: string) => generatePath(routePatterns.previewTest, { id }),
  questions: () => routePatterns.questions,
  profile: () => routePatterns.profile,
  contact: () => routePatterns.contact,
  help: () => `${routePatterns.contact}?for=help`,
  contactSent: () => routePatterns.contactSent,
  forgotPassword: () => routePatterns.forgotPassword,
  changePassword: (ticket: string) => generatePath(routePatterns.changePassword, { id: ticket }),
  passwordChanged: (confirmation: string) => generatePath(routePatterns.passwordChanged, { id: confirmation }),
  about: () => routePatterns.about,
  contacts: () => routePatterns.contacts,
  admins: () => routePatterns.admins,
  createAdmin: () => routePatterns.createAdmin,
  adminReport: (id: string) => generatePath(routePatterns.adminReport, { id }),
  hrs: () => routePatterns.hrs,
  createHr: () => routePatterns.createHr,
  updateHr: (id: string) => generatePath(routePatterns.updateHr, { id }),
  hrReport: (id: string) => generatePath(routePatterns.hrReport, { id }),
  settings: (part?: string) => routePatterns.settings + (part ? `?part=${part}` : ''),
  support: () => routePatterns.support,
  audit: () => routePatterns.audit,
};

/** Where to go after signing in: a path of this site or the dashboard, never another host. */
export function safeReturnPath(next: string | null): string {
  const isOwnPath = next !== null && /^\/(?![/\\\s])/.test(next) && !next.startsWith(routePatterns.signIn);
  return isOwnPath ? next : routePatterns.dashboard;
}
