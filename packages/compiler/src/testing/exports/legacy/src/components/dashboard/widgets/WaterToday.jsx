import React from "react";
import { Droplets } from "lucide-react";
import { thirstIn } from "@/lib/seasons";

export default function WaterToday({ plants, season }) {
  const thirsty = plants.filter((plant) => plant.light === "sun");
  return (
    <p className="flex items-center gap-2">
      <Droplets className="h-4 w-4" />
      {thirsty.length} of {plants.length} plants, {thirstIn(season)}
    </p>
  );
}
