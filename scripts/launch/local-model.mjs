// @ts-check

const DEFAULT_URL = 'http://127.0.0.1:11434';
/** A server on this machine answers at once, or is too busy to be offered. */
const ANSWERS_WITHIN_MS = 1_000;

/**
 * One line for the operator when a model server answers on this machine and no model is configured; else null. Never
 * rejects.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string | null>}
 */
export async function localModelLine(env) {
  const url = env['LOCAL_MODEL_URL'] || DEFAULT_URL;
  if (env['OPENAI_API_KEY'] || env['OPENAI_BASE_URL'] || url === 'off') return null;
  try {
    const response = await fetch(`${url.replace(/\/+$/, '')}/api/tags`, {
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
    });
    const { models } = await response.json();
    if (!response.ok || !Array.isArray(models)) return null;
    return `A model server answers at ${url}. To let Alex use it, with nothing leaving this machine, turn it on in the console under Settings, AI.`;
  } catch {
    return null;
  }
}
