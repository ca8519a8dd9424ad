type Progress = (sent: number) => void;

/** `fetch`, with the share of bytes sent (0 to 1) for a request whose options carry `onProgress`: only XMLHttpRequest tells. */
export const progressFetch: typeof fetch = (input, init) => {
  const onProgress = (init as { onProgress?: Progress } | undefined)?.onProgress;
  if (!onProgress || typeof input !== 'string') return fetch(input, init);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(init?.method ?? 'POST', input);
    new Headers(init?.headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total);
    request.onload = () => resolve(responseOf(request));
    request.onerror = () => reject(new TypeError('The connection failed.'));
    request.onabort = () => reject(new DOMException('Aborted', 'AbortError'));
    init?.signal?.addEventListener('abort', () => request.abort());
    request.send(init?.body as XMLHttpRequestBodyInit);
  });
};

function responseOf(request: XMLHttpRequest): Response {
  const contentType = request.getResponseHeader('content-type') ?? 'application/json';
  return new Response(request.responseText, {
    status: request.status,
    statusText: request.statusText,
    headers: { 'content-type': contentType },
  });
}
