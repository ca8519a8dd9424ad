import { Form as FormikForm, Formik, type FormikHelpers, type FormikProps, type FormikValues } from 'formik';
import { useCallback, useRef, type ReactNode } from 'react';
import type { AnyObjectSchema } from 'yup';
import { changedSince } from '../../lib/forms/changed-since';
import { refusalsOf } from '../../lib/forms/server-errors';
import { failureOf, type Failure } from '../../lib/graphql/errors';
import { useDrafts } from '../../hooks/use-drafts';
import { FocusFirstError } from './focus-first-error';
import { FormDraft } from './form-draft';
import { FormUnsaved } from './form-unsaved';

/** The server did nothing, and the form says why. */
export const NOT_SENT = Symbol('not sent');

const NONE: readonly string[] = [];

interface SentForm<Values> extends FormikHelpers<Values> {
  /**
   * The form begins from `start` now, for that is saved. What was typed since the press stays typed; false where anything
   * was. Whoever leaves the page when it is sent settles first: nothing is asked then.
   */
  settle: (start: Values) => boolean;
}

interface Props<Values extends FormikValues, Basis> {
  initialValues: Values;
  /** yup, with translation keys as messages. */
  schema?: AnyObjectSchema;
  /** What it throws lands on the fields when the server names them, else in `onFailure`. `NOT_SENT`: what was typed stays a draft. */
  onSubmit: (values: Values, form: SentForm<Values>, typedOn: Basis | null) => Promise<unknown>;
  /** A failure that no field shows. The API client has already shown a toast unless the operation is `quiet`. */
  onFailure?: (failure: Failure, helpers: FormikHelpers<Values>) => void;
  /** Where the values sit in the operation's input, when not at its top: "question". */
  inputPath?: string;
  /** Under which name what is typed is kept until it is sent: "create-hr", "mark 7f…". */
  draft?: string;
  /** Which fields no draft keeps. */
  secrets?: readonly (keyof Values & string)[];
  /** What is changed, or its revision. `onSubmit` is handed the one that what is sent was typed on. */
  basis?: Basis;
  /** A page of its own: whoever leaves it half filled is asked. */
  asksBeforeLeaving?: boolean;
  /** It is gone once it was sent: no draft is left of it, whatever is still typed on its way. */
  closes?: boolean;
  className?: string;
  /** Spoken name of the form. */
  label?: string;
  children: ReactNode | ((form: FormikProps<Values>) => ReactNode);
}

/**
 * A form: validated on blur and then on each change, sendable at any time, the first bad field focused on sending, the
 * server's refusals beside their fields.
 */
export function Form<Values extends FormikValues, Basis = number>(props: Props<Values, Basis>) {
  const { initialValues, schema, onSubmit, onFailure, inputPath, draft, closes = false } = props;
  const { className, label, children } = props;
  const basis = props.basis ?? null;
  const typedOn = useRef<Basis | null>(null);
  const drafts = useDrafts();
  /** What stands in the form, or stood there last. */
  const newest = useRef(initialValues);
  const endAsking = useRef<() => void>(() => undefined);
  const onAsking = useCallback((end: () => void) => {
    endAsking.current = end;
  }, []);
  const submit = async (values: Values, helpers: FormikHelpers<Values>) => {
    helpers.setStatus(undefined);
    const settle = (start: Values) => {
      typedOn.current = null;
      const since = closes ? {} : changedSince(values, newest.current);
      helpers.resetForm({ values: start });
      if (hasAny(since)) void helpers.setValues({ ...start, ...since }, false);
      else endAsking.current();
      return !hasAny(since);
    };
    try {
      const sent = await onSubmit(values, { ...helpers, settle }, typedOn.current ?? basis);
      if (draft === undefined || sent === NOT_SENT) return;
      // What was sent is no draft any more, also where the form stays on the screen; what was typed since then is one.
      if (closes || !hasAny(changedSince(values, newest.current))) drafts.drop(draft);
      settle(values);
    } catch (error) {
      const failure = failureOf(error);
      if (failure.fields.length > 0) helpers.setStatus(refusalsOf(failure.fields, values, inputPath));
      else onFailure?.(failure, helpers);
    }
  };
  return (
    <Formik<Values>
      initialValues={initialValues}
      validationSchema={schema}
      onSubmit={submit}
      innerRef={(form: FormikProps<Values> | null) => {
        if (form) newest.current = form.values;
      }}
    >
      {(form) => (
        <FormikForm className={className} aria-label={label} noValidate>
          {draft !== undefined && (
            <FormDraft key={draft} name={draft} secrets={props.secrets ?? NONE} basis={basis} typedOn={typedOn} />
          )}
          {props.asksBeforeLeaving && <FormUnsaved draft={draft} onAsking={onAsking} />}
          {typeof children === 'function' ? children(form) : children}
          <FocusFirstError />
        </FormikForm>
      )}
    </Formik>
  );
}

const hasAny = (fields: object): boolean => Object.keys(fields).length > 0;
