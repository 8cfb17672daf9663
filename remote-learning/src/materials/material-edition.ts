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
import type { MaterialEditionName } from '@suite/features/material-marks';
import { places } from '@suite/kernel/places';
import { nameOf } from '../study-weeks/weeks';

/** The calls and pages in which the versions of the study materials differ. */
export interface MaterialEdition {
  name: MaterialEditionName;
  list: typeof materialList;
  info: typeof materialInfo;
  /** Page of the list. */
  home: typeof places.studyMaterial;
  /** Page of a single material, or of its preview. */
  material: typeof places.material;
  /** Page of a single video. */
  video: (ids: { weekId: number; materialId: number }) => string;
  /** Whether the homework is that of the reform course. */
  isReform: boolean;
}

export const olderMaterials: MaterialEdition = {
  name: 'older',
  list: materialList,
  info: materialInfo,
  home: places.studyMaterial,
  material: places.material,
  video: places.materialVideo,
  isReform: false,
};

export const reformMaterials: MaterialEdition = {
  name: 'reform',
  list: reformMaterialList,
  info: reformMaterialInfo,
  home: places.studyMaterialReform,
  material: places.materialReform,
  video: places.materialVideoReform,
  isReform: true,
};

const ADVANCED = 'advanced';
const ADVANCED_NAME = '进阶课';

/** The advanced course has its own call and page for single materials; its weeks are in the older list. */
export const advancedMaterials: MaterialEdition = {
  ...olderMaterials,
  name: 'advanced',
  info: advancedMaterialInfo,
  material: places.materialAdvance,
  // There is one page for the videos of all older courses.
  video: (ids) => places.materialVideo({ ...ids, line: ADVANCED }),
};

/** The edition of a video whose page several courses share. */
export const sharedEdition = (line: string | null): MaterialEdition =>
  line === ADVANCED ? advancedMaterials : olderMaterials;

/** The edition of a week in the list of an edition: weeks of the advanced course stand among those of the older ones. */
export const editionOfWeek = (
  edition: MaterialEdition,
  week: Pick<MaterialWeek, 'week_name'>,
): MaterialEdition =>
  !edition.isReform && nameOf(week).course === ADVANCED_NAME ? advancedMaterials : edition;

type Ref = Pick<MaterialRef, 'week_id' | 'material_id' | 'mat_type'>;

/** Page of a material; a preview has one page for texts and videos. */
export function materialLink(edition: MaterialEdition, material: Ref, preview = false): string {
  const ids = { weekId: material.week_id, materialId: material.material_id };
  if (preview) return edition.material({ ...ids, preview: 'preview' });
  return material.mat_type === materialType.video ? edition.video(ids) : edition.material(ids);
}
