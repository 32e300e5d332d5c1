export { createFraudGrader } from "./fraud-grader.ts";
export { HOUSE_CHECK_IDS } from "./house/house-rulings.ts";
export { fraudLooksAt } from "./looks-at.ts";
export { interventionTurn, outcomeCost, requiredDocumentRecall } from "./measures.ts";
export { createFraudbenchGrader } from "./public/fraudbench-grader.ts";
