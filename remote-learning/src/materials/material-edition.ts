import {
  advancedMaterialInfo,
  materialInfo,
  materialList,
  materialType,
  reformMaterialInfo,
  reformMaterialList,
  type MaterialRef,
  type MaterialWeek,
} from '@suite/api';
import { lineName } from '@suite/features/course-line';
import type { MaterialEditionName } from '@suite/features/material-marks';
import { links } from '@suite/kernel/links';
import { nameOf } from '../study-weeks/weeks';

/** The calls and pages in which the versions of the study materials differ. */
export interface MaterialEdition {
  name: MaterialEditionName;
  list: typeof materialList;
  info: typeof materialInfo;
  /** Page of the list. */
  home: typeof links.studyMaterial;
  /** Page of a single material, or of its preview. */
  material: typeof links.material;
  /** Page of a single video. */
  video: (ids: { weekId: number; materialId: number }) => string;
  /** Whether the homework is that of the reform course. */
  isReform: boolean;
}

const older: MaterialEdition = {
  name: 'older',
  list: materialList,
  info: materialInfo,
  home: links.studyMaterial,
  material: links.material,
  video: links.materialVideo,
  isReform: false,
};

const ADVANCED = 'advanced';

export const materialEditions: Record<MaterialEditionName, MaterialEdition> = {
  older,
  reform: {
    name: 'reform',
    list: reformMaterialList,
    info: reformMaterialInfo,
    home: links.studyMaterialReform,
    material: links.materialReform,
    video: links.materialVideoReform,
    isReform: true,
  },
  // The advanced course has its own call and page for single materials; its weeks are in the older list.
  advanced: {
    ...older,
    name: 'advanced',
    info: advancedMaterialInfo,
    material: links.materialAdvance,
    // There is one page for the videos of all older courses.
    video: (ids) => links.materialVideo({ ...ids, line: ADVANCED }),
  },
};

/** The edition of a video whose page several courses share. */
export const sharedEdition = (line: string | null): MaterialEdition =>
  line === ADVANCED ? materialEditions.advanced : older;

/** The edition of a week in the list of an edition: weeks of the advanced course stand among those of the older ones. */
export const editionOfWeek = (
  edition: MaterialEdition,
  week: Pick<MaterialWeek, 'week_name'>,
): MaterialEdition =>
  !edition.isReform && nameOf(week).course === lineName.advanced ? materialEditions.advanced : edition;

type Ref = Pick<MaterialRef, 'week_id' | 'material_id' | 'mat_type'>;

/** Page of a material; a preview has one page for texts and videos. */
export function materialLink(edition: MaterialEdition, material: Ref, preview = false): string {
  const ids = { weekId: material.week_id, materialId: material.material_id };
  if (preview) return edition.material({ ...ids, preview: 'preview' });
  return material.mat_type === materialType.video ? edition.video(ids) : edition.material(ids);
}
