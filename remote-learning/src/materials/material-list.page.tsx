import { useCall, userBookAccess, userDetail, type MaterialWeek, bookList, usePages } from '@suite/api';
import { CourseChoice, NothingHere, type CoursePages } from '@suite/features/course-choice';
import { platform } from '@suite/kernel';
import { links } from '@suite/kernel/links';
import { useSearchParams } from '@suite/kernel/router';
import { Loaded } from '@suite/features/loaded';
import { columnsClass, LoadMore, Tabs, FamilySkeleton } from '@suite/ui';
import { Button, Page, Skeleton, Spoken, Empty } from '@suite/ui/base';
import { useWeek } from '../study-weeks/use-week';
import { WeekHead } from '../study-weeks/week-head';
import { WeekStrip } from '../study-weeks/week-strip';
import { BookCard } from './book-card';
import { BookReader } from './book-reader';
import { HomeworkEntrance, useHuidu } from './homework-entrance';
import { materialEditions, editionOfWeek, materialLink, type MaterialEdition } from './material-edition';
import { MaterialItem } from './material-item';
import css from './material-list.module.css';

/** Study materials by week, and the book digests. */
export default function MaterialListPage({ edition: name }: { edition: keyof typeof materialEditions }) {
  const edition = materialEditions[name];
  const [search, setSearch] = useSearchParams();
  const query = useCall(edition.list, undefined);
  const access = useCall(userBookAccess, undefined);
  useHuidu(edition.isReform);
  const book = Number(search.get('book'));
  if (book > 0) return <BookReader id={book} />;

  const weeks = (
    <Loaded query={query} skeleton={skeleton} empty={<Nothing edition={edition} />}>
      {(list) => <Weeks edition={edition} weeks={list} />}
    </Loaded>
  );
  const choose = (tab: string) => {
    const next = new URLSearchParams(search);
    next.set('tab', tab);
    setSearch(next, { replace: true });
  };
  return (
    <Page isWide>
      <Spoken as="h1">学习资料</Spoken>
      <CourseChoice pages={pagesOf(edition)} />
      {access.data?.isAccess ? (
        <Tabs
          label="资料分类"
          value={search.get('tab') ?? 'week'}
          onChange={choose}
          items={[
            { key: 'week', title: '每周资料', children: weeks },
            { key: 'book', title: '拆书', children: <BookList /> },
          ]}
        />
      ) : (
        weeks
      )}
    </Page>
  );
}

const skeleton = (
  <>
    <Skeleton rows={1} />
    <Skeleton card rows={2} />
    <Skeleton card avatar rows={2} />
    <Skeleton card avatar rows={2} />
  </>
);

const pagesOf = ({ isReform }: MaterialEdition): CoursePages => ({
  isReform,
  reform: links.studyMaterialReform(),
  others: links.studyMaterial(),
});

const Nothing = ({ edition }: { edition: MaterialEdition }) => (
  <NothingHere
    pages={pagesOf(edition)}
    what="学习资料"
    go="去看资料"
    text="还没有学习资料，开班之后会按周开放"
    action={<Button onClick={() => platform().navigate(links.classInfo())}>查看开班信息</Button>}
  />
);

const readProgress = ({ materials }: MaterialWeek) => ({
  done: materials.filter(({ is_studied }) => is_studied).length,
  total: materials.length,
});

function Weeks({ edition, weeks }: { edition: MaterialEdition; weeks: readonly MaterialWeek[] }) {
  const [week, choose] = useWeek(weeks);
  const detail = useCall(userDetail, undefined).data;
  const huidu = useHuidu(edition.isReform);
  if (!week) return <Nothing edition={edition} />;
  const isLocked = week.status === 'locked';
  return (
    <>
      <WeekStrip weeks={weeks} shown={week} progressOf={readProgress} onChoose={choose} />
      <section className={css.week} aria-label={week.week_name}>
        <WeekHead week={week} weeks={weeks} progress={readProgress(week)} unit="份资料" />
        {week.materials.length > 0 ? (
          <ul className={columnsClass}>
            {week.materials.map((material) => (
              <MaterialItem
                key={material.material_id}
                material={material}
                to={isLocked ? undefined : materialLink(editionOfWeek(edition, week), material)}
              />
            ))}
          </ul>
        ) : (
          <p className={css.none}>这一周没有资料，安心看视频课就好</p>
        )}
      </section>
      {detail && !detail.isHomeworkEmpty && !isLocked ? (
        <HomeworkEntrance isReform={edition.isReform} />
      ) : null}
      {/* Below the entrance, and not before it: nothing jumps. */}
      {detail?.chaiBookInfo && !huidu.isLoading ? <BookCard book={detail.chaiBookInfo} /> : null}
    </>
  );
}

/** All book digests. */
function BookList() {
  const query = usePages(bookList, {});
  return (
    <Loaded
      skeleton={<FamilySkeleton family="list" />}
      query={query}
      empty={<Empty text="还没有拆书内容，过几天再来看看" />}
    >
      {(books) => (
        <LoadMore finished={!query.hasNextPage} finishedText="全部拆书都在这里了" onLoad={query.more}>
          {books.map((book) => (
            <BookCard key={book.id} book={book} introduce={book.introduce} />
          ))}
        </LoadMore>
      )}
    </Loaded>
  );
}
