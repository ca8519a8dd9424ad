/**
 * Deletes a candidate's result by the public REST call. A failure is logged and nothing more.
 *
 * @returns whether it is gone.
 */
export async function deleteResult(assessmentId: string, candidateId: string): Promise<boolean> {
  const parts = ['assessmentId', assessmentId, 'candidateId', candidateId].map(encodeURIComponent);
  try {
    const response = await fetch(`/api/v1/assessment-result/${parts.join('/')}`, {
      method: 'DELETE',
      headers: { accept: 'application/json' },
    });
    const body = (await response.json()) as { status?: unknown; message?: string };
    if (body.status === true) return true;
    throw new Error(`The result could not be deleted: ${String(response.status)} ${body.message ?? ''}`);
  } catch (error) {
    console.error(error);
    return false;
  }
}
