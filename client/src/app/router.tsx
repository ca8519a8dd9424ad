import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { GuestOnly } from './guards/guest-only';
import { RequireRole } from './guards/require-role';
import { RequireSession } from './guards/require-session';
import { routePatterns } from './paths';
import type { RouteHandle } from './route-handle';
import { NotFoundRoute } from './routes/public/not-found.route';
import { PageFailed, RouteFailed } from './routes/public/route-failed';
import { screen } from './screen';

/** While the first screen's code is on its way; the guards' own answer takes as long. */
const Nothing = () => null;

const handle = (value: RouteHandle) => value;

const staffScreens: RouteObject[] = [
  {
    path: routePatterns.dashboard,
    handle: handle({ nav: 'dashboard' }),
    lazy: screen(() => import('./routes/staff/dashboard.route').then((file) => file.DashboardRoute), ['dashboard']),
  },
  {
    path: routePatterns.assessments,
    handle: handle({ nav: 'assessments' }),
    lazy: screen(
      () => import('./routes/staff/assessments.route').then((file) => file.AssessmentsRoute),
      ['assessments'],
    ),
  },
  {
    path: routePatterns.createAssessment,
    handle: handle({ nav: 'assessments', rail: true }),
    lazy: screen(
      () => import('./routes/staff/create-assessment.route').then((file) => file.CreateAssessmentRoute),
      ['assessments', 'questions', 'tests', 'bank'],
      ['answering', 'languages', 'mail-wordings', 'translation', 'upload', 'webhooks'],
    ),
  },
  {
    path: routePatterns.updateAssessment,
    handle: handle({ nav: 'assessments', rail: true }),
    lazy: screen(
      () => import('./routes/staff/update-assessment.route').then((file) => file.UpdateAssessmentRoute),
      ['assessments', 'questions', 'tests', 'bank'],
      ['answering', 'languages', 'mail-wordings', 'translation', 'upload', 'webhooks'],
    ),
  },
  {
    path: routePatterns.previewAssessment,
    handle: handle({ nav: 'assessments', rail: true }),
    lazy: screen(
      () => import('./routes/staff/preview-assessment.route').then((file) => file.PreviewAssessmentRoute),
      ['assessments', 'questions', 'answering', 'marking', 'preview'],
    ),
  },
  {
    path: routePatterns.inviteCandidates,
    handle: handle({ nav: 'assessments' }),
    lazy: screen(
      () => import('./routes/staff/invite-candidates.route').then((file) => file.InviteCandidatesRoute),
      [
        'exports',
        'monitor',
        'candidates',
        'all-candidates',
        'deciding',
        'receipts',
        'upload',
        'assessments',
        'examples',
      ],
    ),
  },
  {
    path: routePatterns.marking,
    handle: handle({ nav: 'marking' }),
    lazy: screen(
      () => import('./routes/staff/marking.route').then((file) => file.MarkingRoute),
      ['workbench', 'results', 'marking', 'explanation', 'answering', 'questions'],
      ['feedback'],
    ),
  },
  {
    path: routePatterns.assessmentAnalytics,
    handle: handle({ nav: 'assessments' }),
    lazy: screen(
      () => import('./routes/staff/assessment-analytics.route').then((file) => file.AssessmentAnalyticsRoute),
      ['analytics', 'remarking', 'assessments'],
      ['language-check', 'questions'],
    ),
  },
  {
    path: routePatterns.candidates,
    handle: handle({ nav: 'candidates' }),
    lazy: screen(
      () => import('./routes/staff/all-candidates.route').then((file) => file.AllCandidatesRoute),
      ['exports', 'all-candidates', 'candidates', 'candidate-report', 'feedback', 'deciding'],
    ),
  },
  {
    path: routePatterns.candidateReport,
    handle: handle({ nav: 'candidates' }),
    lazy: screen(
      () => import('./routes/staff/candidate-report.route').then((file) => file.CandidateReportRoute),
      ['exports', 'candidate-report', 'results', 'feedback'],
    ),
  },
  {
    path: routePatterns.monitor,
    handle: handle({ nav: 'assessments' }),
    lazy: screen(
      () => import('./routes/staff/monitor.route').then((file) => file.MonitorRoute),
      ['monitor', 'time-ledger', 'assessments'],
    ),
  },
  {
    path: routePatterns.candidateData,
    handle: handle({ nav: 'candidates' }),
    lazy: screen(
      () => import('./routes/staff/candidate-data.route').then((file) => file.CandidateDataRoute),
      ['privacy'],
    ),
  },
  {
    path: routePatterns.compareResults,
    handle: handle({ nav: 'assessments' }),
    lazy: screen(
      () => import('./routes/staff/compare-results.route').then((file) => file.CompareResultsRoute),
      ['compare', 'assessments', 'results'],
    ),
  },
  {
    path: routePatterns.resultDetails,
    handle: handle({ nav: 'assessments', rail: true }),
    lazy: screen(
      () => import('./routes/staff/result-details.route').then((file) => file.ResultDetailsRoute),
      [
        'exports',
        'monitor',
        'time-ledger',
        'results',
        'marking',
        'explanation',
        'answering',
        'receipts',
        'feedback',
        'candidate-report',
        'assessments',
        'deciding',
      ],
      ['proctoring-record', 'questions', 'upload', 'workbench'],
    ),
  },
  {
    path: routePatterns.tests,
    handle: handle({ nav: 'tests' }),
    lazy: screen(
      () => import('./routes/staff/tests.route').then((file) => file.TestsRoute),
      ['tests', 'questions'],
      ['answering'],
    ),
  },
  {
    path: routePatterns.createTest,
    handle: handle({ nav: 'tests', rail: true }),
    lazy: screen(
      () => import('./routes/staff/create-test.route').then((file) => file.CreateTestRoute),
      ['tests', 'questions', 'bank'],
      ['answering', 'assessments', 'translation'],
    ),
  },
  {
    path: routePatterns.updateTest,
    handle: handle({ nav: 'tests', rail: true }),
    lazy: screen(
      () => import('./routes/staff/update-test.route').then((file) => file.UpdateTestRoute),
      ['tests', 'questions', 'bank'],
      ['answering', 'assessments', 'translation'],
    ),
  },
  {
    path: routePatterns.previewTest,
    handle: handle({ nav: 'tests', rail: true }),
    lazy: screen(
      () => import('./routes/staff/preview-test.route').then((file) => file.PreviewTestRoute),
      ['tests', 'questions', 'answering'],
    ),
  },
  {
    path: routePatterns.questions,
    handle: handle({ nav: 'questions' }),
    lazy: screen(
      () => import('./routes/staff/questions.route').then((file) => file.QuestionsRoute),
      ['questions', 'bank', 'tests'],
      ['answering', 'questions-import', 'translation'],
    ),
  },
  {
    path: routePatterns.profile,
    lazy: screen(
      () => import('./routes/staff/profile.route').then((file) => file.ProfileRoute),
      ['profile', 'access', 'security'],
    ),
  },
  {
    path: routePatterns.settings,
    handle: handle({ nav: 'settings' }),
    lazy: screen(
      () => import('./routes/staff/settings.route').then((file) => file.SettingsRoute),
      ['settings', 'assessments', 'privacy', 'security'],
      ['api-keys', 'brand', 'tracking', 'upload', 'webhooks'],
    ),
  },
  {
    path: routePatterns.support,
    handle: handle({ nav: 'support' }),
    lazy: screen(() => import('./routes/staff/support.route').then((file) => file.SupportRoute), ['settings']),
  },
];

const superAdminScreens: RouteObject[] = [
  {
    path: routePatterns.admins,
    handle: handle({ nav: 'admins' }),
    lazy: screen(() => import('./routes/staff/all-admins.route').then((file) => file.AllAdminsRoute), ['people']),
  },
  {
    path: routePatterns.createAdmin,
    handle: handle({ nav: 'admins' }),
    lazy: screen(() => import('./routes/staff/create-admin.route').then((file) => file.CreateAdminRoute), ['people']),
  },
  {
    path: routePatterns.adminReport,
    handle: handle({ nav: 'admins' }),
    lazy: screen(() => import('./routes/staff/admin-report.route').then((file) => file.AdminReportRoute), ['people']),
  },
  {
    path: routePatterns.audit,
    handle: handle({ nav: 'audit' }),
    lazy: screen(() => import('./routes/staff/audit.route').then((file) => file.AuditRoute), ['audit', 'deciding']),
  },
];

const adminScreens: RouteObject[] = [
  {
    path: routePatterns.contacts,
    handle: handle({ nav: 'contacts' }),
    lazy: screen(() => import('./routes/staff/contacts.route').then((file) => file.ContactsRoute), ['people']),
  },
  {
    path: routePatterns.hrs,
    handle: handle({ nav: 'hrs' }),
    lazy: screen(() => import('./routes/staff/all-hrs.route').then((file) => file.AllHrsRoute), ['people']),
  },
  {
    path: routePatterns.createHr,
    handle: handle({ nav: 'hrs' }),
    lazy: screen(() => import('./routes/staff/create-hr.route').then((file) => file.CreateHrRoute), ['people']),
  },
  {
    path: routePatterns.updateHr,
    handle: handle({ nav: 'hrs' }),
    lazy: screen(
      () => import('./routes/staff/update-hr.route').then((file) => file.UpdateHrRoute),
      ['people'],
      ['brand', 'upload'],
    ),
  },
  {
    path: routePatterns.hrReport,
    handle: handle({ nav: 'hrs' }),
    lazy: screen(() => import('./routes/staff/hr-report.route').then((file) => file.HrReportRoute), ['people']),
  },
];

/** Open to everybody, signed in or not: a mailed link works in any browser. */
const openScreens: RouteObject[] = [
  {
    path: routePatterns.shared,
    lazy: screen(
      () => import('./routes/public/shared.route').then((file) => file.SharedRoute),
      ['exports', 'session', 'answering'],
    ),
  },
  {
    path: routePatterns.confirmed,
    lazy: screen(() => import('./routes/public/confirmed.route').then((file) => file.ConfirmedRoute), ['session']),
  },
  {
    path: routePatterns.contact,
    lazy: screen(() => import('./routes/public/contact.route').then((file) => file.ContactRoute), ['access']),
  },
  {
    path: routePatterns.contactSent,
    lazy: screen(() => import('./routes/public/success.route').then((file) => file.SuccessRoute), ['access']),
  },
  {
    path: routePatterns.forgotPassword,
    lazy: screen(() => import('./routes/public/forget.route').then((file) => file.ForgetRoute), ['access']),
  },
  {
    path: routePatterns.changePassword,
    lazy: screen(
      () => import('./routes/public/change-password.route').then((file) => file.ChangePasswordRoute),
      ['access'],
    ),
  },
  {
    path: routePatterns.passwordChanged,
    lazy: screen(
      () => import('./routes/public/confirm-change.route').then((file) => file.ConfirmChangeRoute),
      ['access'],
    ),
  },
];

const withinShell = (screens: RouteObject[]) => screens.map((route) => ({ ...route, errorElement: <RouteFailed /> }));

const routes: RouteObject[] = [
  {
    element: <GuestOnly />,
    HydrateFallback: Nothing,
    errorElement: <PageFailed />,
    children: [
      {
        path: routePatterns.signIn,
        lazy: screen(() => import('./routes/public/sign-in.route').then((file) => file.SignInRoute), ['session']),
      },
    ],
  },
  { HydrateFallback: Nothing, errorElement: <PageFailed />, children: openScreens },
  {
    lazy: screen(() => import('./layouts/shell-or-open').then((file) => file.ShellOrOpen), []),
    HydrateFallback: Nothing,
    errorElement: <PageFailed />,
    children: [
      {
        path: routePatterns.about,
        lazy: screen(() => import('./routes/public/about.route').then((file) => file.AboutRoute), ['access']),
      },
    ],
  },
  {
    element: <RequireSession />,
    HydrateFallback: Nothing,
    errorElement: <PageFailed />,
    children: [
      {
        lazy: screen(() => import('./layouts/shell').then((file) => file.Shell), []),
        children: [
          ...withinShell(staffScreens),
          { element: <RequireRole roles={['super-admin', 'admin']} />, children: withinShell(adminScreens) },
          { element: <RequireRole roles={['super-admin']} />, children: withinShell(superAdminScreens) },
        ],
      },
    ],
  },
  { path: '*', element: <NotFoundRoute /> },
];

export const createRouter = () => createBrowserRouter(routes);
