/** Lets dialogs lock the scroll: their style carries the word that the server's policy asks for. */
export function allowStyles(): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
}
