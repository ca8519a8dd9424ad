const LOOK_MS = 80;
/** Quiet speech already moves the meter. */
const GAIN = 4;

/** Tells the loudness of a stream, 0 to 1, until it is called off. */
export function watchLevel(stream: MediaStream, onLevel: (level: number) => void): () => void {
  if (typeof AudioContext === 'undefined' || stream.getAudioTracks().length === 0) return () => undefined;
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 512;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
    onLevel(Math.min(1, Math.sqrt(power) * GAIN));
  }, LOOK_MS);
  return () => {
    clearInterval(timer);
    void context.close();
  };
}
