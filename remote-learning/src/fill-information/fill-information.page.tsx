import { areas, education, getUserInfo, pcLevel, useCall } from '@suite/api';
import { Loaded, oneRead } from '@suite/features/loaded';
import { PageHead, FamilySkeleton } from '@suite/ui';
import { Page } from '@suite/ui/base';
import { InformationForm } from './information-form';

/** Asks for what classes are formed by; the form starts with what the provider knows already. */
export default function FillInformationPage() {
  const profile = useCall(getUserInfo, undefined);
  const educations = useCall(education, undefined);
  const levels = useCall(pcLevel, undefined);
  const areaLists = useCall(areas, undefined);
  const all = oneRead(
    [profile, educations, levels, areaLists],
    profile.data && educations.data && levels.data && areaLists.data
      ? { profile: profile.data, educations: educations.data, levels: levels.data, areas: areaLists.data }
      : undefined,
  );
  if (all.data) return <InformationForm {...all.data} />;
  return (
    <Page>
      <PageHead title="完善信息" />
      <Loaded skeleton={<FamilySkeleton family="form" />} query={all}>
        {() => null}
      </Loaded>
    </Page>
  );
}
