import {
  advancedMaterialInfo,
  materialInfo,
  materialList,
  materialType,
  reformMaterialInfo,
  reformMaterialList,
  type MaterialRef,
} from '@suite/api';
import { places } from '@suite/kernel/places';

/** The calls and pages in which the versions of the study materials differ. */
export interface MaterialEdition {
  list: typeof materialList;
  info: typeof materialInfo;
  /** Page of the list. */
  home: typeof places.studyMaterial;
  /** Page of a single material, or of its preview. */
  material: typeof places.material;
  /** Page of a single video. */
  video: typeof places.materialVideo;
  /** Whether the homework is that of the reform course. */
  isReform: boolean;
}

export const olderMaterials: MaterialEdition = {
  list: materialList,
  info: materialInfo,
  home: places.studyMaterial,
  material: places.material,
  video: places.materialVideo,
  isReform: false,
};

export const reformMaterials: MaterialEdition = {
  list: reformMaterialList,
  info: reformMaterialInfo,
  home: places.studyMaterialReform,
  material: places.materialReform,
  video: places.materialVideoReform,
  isReform: true,
};

/** The advanced course has its own call and page for single materials; its weeks are in the older list. */
export const advancedMaterials: MaterialEdition = {
  ...olderMaterials,
  info: advancedMaterialInfo,
  material: places.materialAdvance,
};

type Ref = Pick<MaterialRef, 'week_id' | 'material_id' | 'mat_type'>;

/** Page of a material; a preview has one page for texts and videos. */
export function materialLink(edition: MaterialEdition, material: Ref, preview = false): string {
  const ids = { weekId: material.week_id, materialId: material.material_id };
  if (preview) return edition.material({ ...ids, preview: 'preview' });
  return material.mat_type === materialType.video ? edition.video(ids) : edition.material(ids);
}
