/**
 * Knows whether somebody goes by keys or by pointer. A button that has the focus because it came into sight gets its ring
 * from keys only: browsers would draw it for whoever has not touched anything yet.
 */
export function followKeyboard(): void {
  const { dataset } = document.documentElement;
  addEventListener(
    'keydown',
    () => {
      dataset.keys = '';
    },
    { capture: true },
  );
  addEventListener('pointerdown', () => delete dataset.keys, { capture: true });
}
