import React from "react";
import { Droplets } from "lucide-react";
import { Card, CardContent } from "@/components/ui/card";
import { Badge } from "@/components/ui/badge";

export default function PlantCard({ plant, onOpen }) {
  return (
    <li>
      <Card className="cursor-pointer" onClick={onOpen}>
        <CardContent className="flex items-center gap-3 p-4">
          {plant.photo ? <img src={plant.photo} alt="" className="h-10 w-10 rounded" /> : <Droplets />}
          <span className="font-medium">{plant.name}</span>
          <Badge className="ml-auto">{plant.light}</Badge>
        </CardContent>
      </Card>
    </li>
  );
}
