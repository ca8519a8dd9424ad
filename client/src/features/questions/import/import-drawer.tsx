import { Button } from 'antd';
import { useMemo, useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { InlineAlert } from '../../../components/feedback/inline-alert';
import { Form } from '../../../components/form/form';
import { SubmitButton } from '../../../components/form/submit-button';
import { SideDrawer } from '../../../components/overlay/side-drawer';
import { toast } from '../../../components/toast/toasts';
import type { ImportQuestionsInput } from '../../../graphql/schema-generated';
import { useImportQuestionsMutation } from './question-import-generated';
import { useFormat } from '../../../hooks/use-format';
import { useUnsaved } from '../../../hooks/use-unsaved';
import type { Failure } from '../../../lib/graphql/errors';
import { MadeOnce } from '../../../lib/graphql/made-once';
import { useFailureText } from '../../../lib/graphql/use-failure-text';
import { useAskedClose } from '../panel/use-asked-close';
import { ChangeDrawer } from './change-drawer';
import { choiceInput, firstChoice, withChange, type ImportChoice, type Understood } from './import-choice';
import { ImportDefaultsFields } from './import-defaults';
import { defaultsInput, defaultsSchema, lacking, noDefaults, type ImportDefaults } from './import-defaults.schema';
import { goesInParts } from './formats';
import { ImportFile } from './import-file';
import { ImportPreview } from './import-preview';
import { TakingOver } from './taking-over';
import { useTakingOver, type TakingOverState } from './use-taking-over';
import { useQuestionImport, type Preview, type QuestionImport } from './use-question-import';
import styles from './import.module.css';

interface Props {
  open: boolean;
  /** A test that the questions join; without it they only go into the bank. */
  testId?: string;
  onImported: (questionIds: string[]) => void;
  onClose: () => void;
}

/** Questions from a file of another system: looked at first, then taken over in one step. */
export function ImportDrawer({ open, testId, onImported, onClose }: Props) {
  const { t } = useTranslation('questions-import');
  const current = useQuestionImport();
  const [choice, choose] = useImportChoice(current.preview);
  const [edited, setEdited] = useState<Understood | null>(null);
  const [defaults, setDefaults] = useState(noDefaults);
  const done = useDone((ids) => {
    setDefaults(noDefaults);
    current.clear();
    onClose();
    onImported(ids);
  });
  const taking = useTakingOver(open, done);
  const close = () => {
    setDefaults(noDefaults);
    current.clear();
    taking.leave();
    onClose();
  };
  const isChanged = open && !taking.job && choice.changes.size > 0;
  useUnsaved(isChanged);
  const asked = useAskedClose(isChanged, t('changesNotImported'), close);
  // What is read anew begins without the changes.
  const chosen: QuestionImport = {
    ...current,
    chooseFile: (file) => asked.leaveBy(() => current.chooseFile(file)),
    chooseFormat: (format) => asked.leaveBy(() => current.chooseFormat(format)),
  };
  return (
    <>
      <SideDrawer open={open} width={680} flush label={t('title')} title={t('title')} onClose={asked.close}>
        {open && taking.job && <TakingOver job={taking.job} onClose={close} />}
        {open && !taking.job && (
          <ImportForm
            current={chosen}
            taking={taking}
            testId={testId}
            defaults={defaults}
            onSend={setDefaults}
            choice={choice}
            onChoose={choose}
            onEdit={setEdited}
            onCancel={close}
            onImported={done}
          />
        )}
        {/* Beside the form and not in it: what is sent in the editor would be sent by the form, too. */}
        <ChangeDrawer
          one={edited}
          changes={choice.changes}
          onChange={({ place }, question) => choose(withChange(choice, place, question))}
          onClose={() => setEdited(null)}
        />
      </SideDrawer>
      {asked.question}
    </>
  );
}

/** Says how many it were before it hands them on. */
function useDone(onImported: (questionIds: string[]) => void) {
  const { t } = useTranslation('questions-import');
  const format = useFormat();
  return (ids: string[]) => {
    toast.success(t('done', { count: ids.length, formatted: format.number(ids.length) }));
    onImported(ids);
  };
}

const NOTHING_CHOSEN: ImportChoice = { taken: new Set(), changes: new Map() };

/** Begins anew with each preview. */
function useImportChoice(preview: Preview | null) {
  const [chosen, setChosen] = useState<{ of: Preview; choice: ImportChoice } | null>(null);
  const first = useMemo(() => (preview ? firstChoice(preview) : NOTHING_CHOSEN), [preview]);
  const choice = chosen && chosen.of === preview ? chosen.choice : first;
  return [choice, (next: ImportChoice) => preview && setChosen({ of: preview, choice: next })] as const;
}

interface FormProps extends Pick<ComponentProps<typeof ImportPreview>, 'choice' | 'onChoose' | 'onEdit'> {
  current: QuestionImport;
  taking: TakingOverState;
  testId: string | undefined;
  defaults: ImportDefaults;
  /** What is filled in when it is sent: a job that takes the place of the form may give it back. */
  onSend: (values: ImportDefaults) => void;
  onCancel: () => void;
  onImported: (questionIds: string[]) => void;
}

function ImportForm({ current, taking, testId, defaults, onSend, onCancel, onImported, ...choosing }: FormProps) {
  const { t } = useTranslation('questions-import');
  const [run] = useImportQuestionsMutation();
  const [once] = useState(() => new MadeOnce<ImportQuestionsInput>());
  const { file, preview } = current;
  const needed = preview ? lacking(preview) : { SKILL: 0, DIFFICULTY: 0, DURATION: 0, SCORE: 0 };
  const send = async (values: ImportDefaults) => {
    if (!file || !preview) return;
    onSend(values);
    const input = {
      format: preview.format,
      testId: testId ?? null,
      ...defaultsInput(values, needed),
      ...choiceInput(choosing.choice),
    };
    const uploadId = await current.send();
    if (uploadId === null) return;
    if (goesInParts(file)) return taking.start({ ...input, uploadId });
    const { made } = await once.make({ ...input, uploadId }, (from, headers) =>
      run({ variables: { input: from }, context: { headers } }),
    );
    onImported(made.data?.importQuestions.questionImport.questionIds ?? []);
  };
  return (
    <Form<ImportDefaults>
      className={styles.form ?? ''}
      label={t('title')}
      initialValues={defaults}
      schema={defaultsSchema(needed)}
      onSubmit={send}
    >
      <div className={styles.scroll}>
        <ImportFile current={current} />
        <Failed failure={taking.failure ?? current.failure} />
        {preview && <ImportPreview preview={preview} {...choosing} />}
        {preview && preview.understood.length > 0 && <ImportDefaultsFields needed={needed} />}
      </div>
      <Footer count={choosing.choice.taken.size} onCancel={onCancel} />
    </Form>
  );
}

/** Why the file as a whole could not be read, or taken over. */
function Failed({ failure }: { failure: Failure | null }) {
  const text = useFailureText();
  return failure && <InlineAlert tone="danger">{text(failure)}</InlineAlert>;
}

function Footer({ count, onCancel }: { count: number; onCancel: () => void }) {
  const { t } = useTranslation(['questions-import', 'common']);
  const format = useFormat();
  return (
    <div className={styles.footer}>
      <Button onClick={onCancel}>{t('common:action.cancel')}</Button>
      <SubmitButton disabled={count === 0}>
        {count === 0 ? t('import') : t('importCount', { count, formatted: format.number(count) })}
      </SubmitButton>
    </div>
  );
}
