import { links } from '@suite/kernel/links';
import { useOwner } from '@suite/kernel/records';
import { Link } from '@suite/kernel/router';
import css from './comes-back.module.css';

/** Says under a result what becomes of its mistakes, and leads to where they are. */
export function ComesBack({ outcome: { wrong, blank } }: { outcome: { wrong: number; blank: number } }) {
  const to = useOwner()?.line === 'management' ? links.manageExam({ week: 'all' }) : links.mistakes();
  return wrong + blank > 0 ? (
    <p className={css.words}>
      没有答对的 {wrong + blank} 题进了
      <Link className={css.link} to={to}>
        错题本
      </Link>
      ，明天起陆续再问，答对几次就记住了。
    </p>
  ) : null;
}
