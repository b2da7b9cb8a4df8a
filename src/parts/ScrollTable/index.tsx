import {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A table that scrolls sideways where it does not fit, and that the keyboard can scroll then. On wider
 * screens it is no extra stop on the way through the page.
 */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const {scrollWidth, clientWidth} = entry.target;
      setScrolls(scrollWidth > clientWidth);
    });
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={box}
      className={styles.box}
      {...(scrolls && {tabIndex: 0, role: 'group', 'aria-label': 'Table, scrolls sideways'})}>
      <table {...props} />
    </div>
  );
}
