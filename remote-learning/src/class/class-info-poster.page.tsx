import {
  registrationSheet,
  useCall,
  userDetail,
  type Registration,
  type RegistrationSheet,
} from '@suite/api';
import { platform } from '@suite/kernel';
import { Loaded } from '@suite/features/loaded';
import { dayInWords } from '@suite/kernel/time';
import { links } from '@suite/kernel/links';
import { Button, Empty, Page, Spoken } from '@suite/ui/base';
import { Poster, PosterSheet } from '@suite/ui/poster';
import { useEffect } from 'react';
import { CLASS_POSTER_HEIGHT, drawClassPoster } from './draw-class-poster';

const skeleton = <PosterSheet />;

/** The poster of a registration, which learners save and share. */
export default function ClassInfoPosterPage() {
  const registration = useCall(registrationSheet, undefined);
  return (
    <Page>
      <Spoken as="h1">开班海报</Spoken>
      <Loaded query={registration} skeleton={skeleton}>
        {(data) => (data.sheet ? <ClassPoster registration={data} sheet={data.sheet} /> : <NotRegistered />)}
      </Loaded>
    </Page>
  );
}

function NotRegistered() {
  return (
    <Empty
      text="先填写报名登记表，就能生成您的开班海报"
      action={
        <Button onClick={() => platform().navigate(links.classForm(), { replace: true })}>去登记</Button>
      }
    />
  );
}

function ClassPoster({ registration, sheet }: { registration: Registration; sheet: RegistrationSheet }) {
  const learner = useCall(userDetail, undefined);
  const { course_name, class_name, start_date, link } = registration;
  const { name, slogan } = sheet;
  useEffect(() => {
    platform().messenger.share({ title: `我报名了${course_name}，一起来学习`, description: slogan, link });
  }, [course_name, slogan, link]);

  return (
    <Loaded query={learner} skeleton={skeleton}>
      {({ userInfo: { nickname, avatar } }) => (
        <PosterSheet>
          <Poster
            subject={{
              registration: { course_name, class_name, start_date, link },
              name,
              slogan,
              learner: { nickname, avatar },
            }}
            draw={drawClassPoster}
            height={CLASS_POSTER_HEIGHT}
            alt={`开班海报：${name}报名${course_name}，${class_name}，${dayInWords(start_date)}开班。学习宣言：${slogan}`}
            fileName={`开班海报-${start_date}.png`}
          />
        </PosterSheet>
      )}
    </Loaded>
  );
}
