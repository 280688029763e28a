import { type RefObject, useEffect, useState } from 'react';

/** Whether it has come into sight, or nearly so; it stays so. */
export function useInSight(element: RefObject<Element | null>): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    if (!element.current || isInSight) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((one) => one.isIntersecting) && setInSight(true),
      {
        rootMargin: '200px',
      },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isInSight]);
  return isInSight;
}
