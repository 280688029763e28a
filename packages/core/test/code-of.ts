import { StolikError } from '@stolik/core';

/** The code of the error that an action ends with. What is no `StolikError` is a defect and thrown on. */
export function codeOf(action: () => void): string {
  try {
    action();
  } catch (error) {
    if (error instanceof StolikError) return error.code;
    throw error;
  }
  return 'none';
}
