import { showBrand } from '../../lib/brand';
import { PreviewPaperDocument } from '../../graphql/exam-generated';
import { request } from '../api/graphql-request';
import { steadyNow, type ServerClock } from '../engine/clock';
import { newPageId } from '../engine/page-id';
import type { AnswerFile, ExamApi, Timed } from '../engine/ports';
import { PreviewSitting } from './preview-sitting';

const TIMEOUT_MS = 15_000;

/** The exam's API for staff: the paper comes from the server, and whatever is done with it stays in this page. */
export class PreviewApi {
  #sitting: PreviewSitting | null = null;

  constructor(
    private readonly assessmentId: string,
    private readonly clock: ServerClock,
  ) {}

  get sitting(): PreviewSitting | null {
    return this.#sitting;
  }

  api(): ExamApi {
    return {
      readEntry: async () => {
        const sitting = await this.#read();
        const entry = sitting.entry();
        showBrand(entry.brand);
        return reply(entry);
      },
      start: (_consent, language) => this.#act((sitting) => sitting.sit(language)),
      changeLanguage: (language) => this.#act((sitting) => sitting.sit(language)),
      resume: () => this.#act((sitting) => sitting.sit()),
      save: ({ questionId, revision, value }) =>
        this.#act((sitting) => sitting.save(questionId, revision, value ?? {})),
      next: (questionId) => this.#act((sitting) => sitting.next(questionId)),
      goTo: (from, position) => this.#act((sitting) => sitting.goTo(from.questionId, position)),
      submit: () => this.#act((sitting) => sitting.submit()),
      pulse: () => this.#act((sitting) => sitting.pulse()),
      listen: () => () => undefined,
      readMessage: (messageId) => Promise.resolve(reply(messageId)),
      // Nothing of a preview is stored.
      readReceipts: () =>
        Promise.resolve(reply({ submittedAt: null, usedSeconds: null, sittingCode: null, receipts: [] })),
      proctorState: () => this.#act((sitting) => sitting.proctorState()),
      reportSignals: () => this.#act((sitting) => sitting.proctorState()),
      uploadSnapshot: () => this.#act((sitting) => sitting.proctorState()),
      noteEvent: () => this.#act((sitting) => sitting.proctorState()),
      uploadFile: (_fileId, _questionId, file, onShare) => {
        onShare(1);
        return Promise.resolve(reply(fileOf(file)));
      },
      startRecording: () => Promise.resolve(reply({ receivedParts: [] })),
      uploadPart: (_, index) => Promise.resolve(reply({ receivedParts: [index] })),
      finishRecording: () => Promise.resolve(reply(fileOf(new File([], '')))),
    };
  }

  async #act<Reply>(act: (sitting: PreviewSitting) => Reply): Promise<Timed<Reply>> {
    return reply(act(await this.#read()));
  }

  async #read(): Promise<PreviewSitting> {
    if (this.#sitting) return this.#sitting;
    const variables = { assessmentId: this.assessmentId };
    const timed = await request({ document: PreviewPaperDocument, variables, token: null, timeoutMs: TIMEOUT_MS });
    this.#sitting ??= new PreviewSitting(timed.reply.assessment.paperPreview, this.clock);
    return this.#sitting;
  }
}

/** Shown from this page's own copy, so nothing has to be fetched back. */
const fileOf = ({ name, type, size }: File): AnswerFile => ({
  id: newPageId(),
  name,
  contentType: type,
  byteSize: size,
  url: '',
});

function reply<Reply>(content: Reply): Timed<Reply> {
  const now = steadyNow();
  return { reply: content, exchange: { sentAt: now, receivedAt: now } };
}
