import { createTestApp, graphql } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { aSeat } from '../kit/builders/attempts';
import { webm } from '../kit/builders/real-files';

const START = graphql(`
  mutation WelcomeCaptions_startUpload($input: StartUploadInput!) {
    startUpload(input: $input) { upload { id } }
  }
`);
const PART = graphql(`
  mutation WelcomeCaptions_uploadPart($input: UploadPartInput!) {
    uploadPart(input: $input) { upload { id } }
  }
`);
const FINISH = graphql(`
  mutation WelcomeCaptions_finishUpload($input: FinishUploadInput!) {
    finishUpload(input: $input) { file { id } }
  }
`);
const UPDATE = graphql(`
  mutation WelcomeCaptions_updateAssessment($input: UpdateAssessmentInput!) {
    updateAssessment(input: $input) { assessment { welcomeVideoCaptions } }
  }
`);
const ENTRY = graphql(`query WelcomeCaptions_examEntry { examEntry { welcomeVideoUrl welcomeVideoCaptions } }`);
const PREVIEW = graphql(`
  query WelcomeCaptions_assessment($id: ID!) {
    assessment(id: $id) { paperPreview { entry { welcomeVideoUrl welcomeVideoCaptions } } }
  }
`);

const captions = 'WEBVTT\n\n00:00.000 --> 00:02.000\nWelcome.';

describe('what is said in a welcome video', () => {
  let app: TestApp;
  let hr: SignedIn;
  beforeAll(async () => {
    app = await createTestApp();
    hr = await app.as.hr();
  });
  afterAll(() => app.close());

  const aVideo = async (): Promise<string> => {
    const content = webm(1_000);
    const file = {
      purpose: 'WELCOME_VIDEO' as const,
      name: 'hello.webm',
      contentType: 'video/webm',
      byteSize: content.length,
    };
    const { startUpload } = await hr.data(START, { input: file });
    const uploadId = startUpload.upload.id;
    const part = { name: 'part', type: 'application/octet-stream', content };
    await hr.upload(PART, { input: { uploadId, index: 0, file: null } }, { 'input.file': part });
    const { finishUpload } = await hr.data(FINISH, { input: { uploadId } });
    return finishUpload.file.id;
  };
  const invited = async () => {
    const { assessmentId, examToken } = await aSeat(app, hr.user);
    const update = async (changes: object) => {
      const { data, errors } = await hr.graphql(UPDATE, { input: { id: assessmentId, ...changes } });
      return { captions: data?.updateAssessment.assessment.welcomeVideoCaptions, refusal: errors[0]?.extensions };
    };
    const entry = async () => (await app.as.candidate(examToken).data(ENTRY, {})).examEntry;
    return { assessmentId, update, entry };
  };

  it('works: is read by candidates and in the preview beside the video', async () => {
    const { assessmentId, update, entry } = await invited();
    const welcomeVideoFileId = await aVideo();
    expect(await update({ welcomeVideoFileId, welcomeVideoCaptions: captions })).toMatchObject({ captions });
    const shown = { welcomeVideoUrl: expect.stringMatching(/^\//) as string, welcomeVideoCaptions: captions };
    expect(await entry()).toEqual(shown);
    expect(await hr.data(PREVIEW, { id: assessmentId })).toEqual({
      assessment: { paperPreview: { entry: shown } },
    });
  });

  it('works: goes with its video, and stays with everything else that is changed', async () => {
    const { update, entry } = await invited();
    await update({ welcomeVideoFileId: await aVideo(), welcomeVideoCaptions: captions });
    expect(await update({ description: 'Hello.' })).toMatchObject({ captions });
    expect(await update({ welcomeVideoFileId: await aVideo() })).toMatchObject({ captions: null });
    await update({ welcomeVideoCaptions: captions });
    await update({ welcomeVideoUrl: 'https://vimeo.com/1' });
    expect(await entry()).toEqual({ welcomeVideoUrl: 'https://vimeo.com/1', welcomeVideoCaptions: null });
  });

  it('refuses: another format, and words without a video', async () => {
    const { update } = await invited();
    const refused = (rule: string) => ({
      refusal: { code: 'INVALID_INPUT', params: { fields: [{ path: 'welcomeVideoCaptions', rule }] } },
    });
    expect(await update({ welcomeVideoCaptions: captions })).toMatchObject(refused('invalid'));
    await update({ welcomeVideoFileId: await aVideo() });
    expect(await update({ welcomeVideoCaptions: 'Welcome.' })).toMatchObject(refused('web-vtt'));
  });
});
